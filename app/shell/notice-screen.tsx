import type { ReactNode } from 'react'
import { Container } from '#app/ui/container.tsx'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import type { LandscapeRegion, Time } from '#app/ui/landscape/region.ts'

export type NoticeScreenProps = {
  title: string
  children: ReactNode
  /** Links and buttons. */
  actions: ReactNode
  scene: { id: string; region: LandscapeRegion; time: Time }
}

/** A full page with a single message, over a landscape. */
export function NoticeScreen({ title, children, actions, scene }: NoticeScreenProps) {
  return (
    <div className="flex flex-1 flex-col justify-center gap-y-10 py-10 sm:gap-y-12 sm:py-14">
      <Container width="text" className="text-center">
        <h1 className="font-display text-title font-bold tracking-[-0.015em]">{title}</h1>
        <div className="mx-auto mt-4 max-w-form text-lead text-muted">{children}</div>
        <div className="mt-7 flex flex-wrap justify-center gap-3">{actions}</div>
      </Container>
      <Container>
        <Landscape
          {...scene}
          width={1200}
          height={360}
          className="h-[clamp(12rem,30vw,22.5rem)] w-full rounded-card"
        />
      </Container>
    </div>
  )
}
