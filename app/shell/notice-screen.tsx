import type { ReactNode } from 'react'
import { Container } from '#app/ui/container.tsx'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import type { Region, Time } from '#app/ui/landscape/region.ts'

export type NoticeScreenProps = {
  title: string
  children: ReactNode
  /** The way on: links and buttons. */
  actions: ReactNode
  scene: { id: string; region: Region; time: Time }
}

/** A whole page that has only one thing to say, over a landscape. */
export function NoticeScreen({ title, children, actions, scene }: NoticeScreenProps) {
  return (
    <div className="flex flex-1 flex-col">
      <Container width="text" className="py-section text-center">
        <h1 className="font-display text-title font-bold tracking-[-0.015em]">{title}</h1>
        <div className="mx-auto mt-4 max-w-form text-lead text-muted">{children}</div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </Container>
      <Landscape
        {...scene}
        width={1600}
        height={480}
        className="mt-auto h-[clamp(11rem,28vw,24rem)] w-full [mask-image:linear-gradient(transparent,black_55%)]"
      />
    </div>
  )
}
