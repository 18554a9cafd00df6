import type { ComponentProps } from 'react'
import { cn } from './class-names.ts'

const widths = { content: 'max-w-content', text: 'max-w-text', form: 'max-w-form' }

/** Centers its content within the page's gutters: 1200 px for content, 720 for text, 544 for forms. */
export function Container({
  width = 'content',
  className,
  ...rest
}: ComponentProps<'div'> & { width?: keyof typeof widths }) {
  // The gutter is outside the width, so that text is aligned in every container.
  return (
    <div className="px-gutter">
      <div className={cn('mx-auto w-full', widths[width], className)} {...rest} />
    </div>
  )
}
