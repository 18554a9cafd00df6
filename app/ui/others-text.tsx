import type { ReactNode } from 'react'
import { cn } from './class-names.ts'
import { textSide } from './text-side.ts'

type OthersTextProps = {
  as?: 'span' | 'p' | 'dd'
  /** Its language, if it is known and not the page's. */
  lang?: string | undefined
  className?: string
  children: ReactNode
}

/** What another person has written, with its line breaks, on the side where it reads best (`textSide`). */
export function OthersText({ as: Tag = 'span', lang, className, children }: OthersTextProps) {
  const side = typeof children === 'string' ? textSide(children) : 'text-match'
  return (
    <Tag lang={lang} dir="auto" className={cn('whitespace-pre-line', side, className)}>
      {children}
    </Tag>
  )
}
