import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

const widths = { content: 'max-w-content', text: 'max-w-text', form: 'max-w-form' }

/** Centres what it holds within the page's gutters: 1200 px of content, 720 of text or 544 of form. */
export function Container({
  width = 'content',
  className,
  ...rest
}: ComponentProps<'div'> & { width?: keyof typeof widths }) {
  // The gutter lies outside the width, so that text stands at the same edge in every container.
  return (
    <div className="px-gutter">
      <div className={cn('mx-auto w-full', widths[width], className)} {...rest} />
    </div>
  )
}
