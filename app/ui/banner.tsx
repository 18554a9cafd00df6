import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from './class-names.ts'
import { tones, type Tone } from './tone.ts'

export type BannerProps = {
  tone?: Exclude<Tone, 'neutral'>
  title?: ReactNode
  children?: ReactNode
  /** A single link or button. */
  action?: ReactNode
  /** Takes focus whenever this changes: for the response to a long form whose button is far below. */
  focusOn?: object | undefined
  className?: string
}

/** A message in the page. The danger tone interrupts screen readers; the others are announced politely. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  focusOn,
  className,
}: BannerProps) {
  const { ground, edge, text, icon: Icon } = tones[tone]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusOn) box.current?.focus()
  }, [focusOn])
  return (
    <div
      ref={box}
      tabIndex={focusOn && -1}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-card border px-4 py-3.5',
        ground,
        edge,
        className,
      )}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', text)} />
      <div className="min-w-0 flex-1 basis-56">
        {title && <p className={cn('font-medium', text)}>{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
      {action && <div className="ms-8 sm:ms-0 sm:self-center">{action}</div>}
    </div>
  )
}
