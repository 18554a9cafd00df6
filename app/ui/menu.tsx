import { Slot } from 'radix-ui'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cn } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type MenuProps = {
  /** Content of the summary; styled by `triggerClassName`. */
  trigger: ReactNode
  /** Accessible name if `trigger` is only an icon. */
  label?: string
  align?: 'start' | 'end'
  triggerClassName?: string
  className?: string
  children: ReactNode
}

/**
 * A drop-down based on the native `details`, so it opens without JavaScript. With JavaScript it also closes on Escape
 * (focus returns to the summary), on a click or focus outside, and on a choice.
 */
export function Menu({
  trigger,
  label,
  align = 'start',
  triggerClassName,
  className,
  children,
}: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = root.current
    return details ? closeWhenDone(details) : undefined
  }, [])
  return (
    <details ref={root} className={cn('group/menu relative', className)}>
      <summary title={label} className={cn('list-none select-none', triggerClassName)}>
        {trigger}
        {label && <VisuallyHidden>{label}</VisuallyHidden>}
      </summary>
      <div
        className={cn(
          'absolute top-full z-30 mt-2 scroll-mb-3 max-lg:scroll-mb-28 w-max max-w-[min(20rem,calc(100vw-2rem))] min-w-52 animate-arrive',
          'rounded-card border border-line bg-surface p-1.5 text-ink shadow-float',
          align === 'end' ? 'end-0' : 'start-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}

/** Scrolls the opened drop-down into view; closes it on Escape, on a click or focus outside, and on a choice. Returns how to stop. */
export function closeWhenDone(details: HTMLDetailsElement): () => void {
  const leave = new AbortController()
  const { signal } = leave
  const close = () => {
    details.open = false
  }
  const closeFromOutside = (event: Event) => {
    if (details.open && event.target instanceof Node && !details.contains(event.target)) close()
  }
  details.addEventListener(
    'toggle',
    () => {
      if (details.open && details.lastElementChild instanceof HTMLElement) {
        bringIntoWindow(details.lastElementChild)
      }
    },
    { signal },
  )
  document.addEventListener('pointerdown', closeFromOutside, { signal })
  document.addEventListener('focusin', closeFromOutside, { signal })
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return
      event.stopPropagation()
      close()
      details.querySelector('summary')?.focus()
    },
    { signal },
  )
  details.addEventListener(
    'click',
    (event) => {
      const choice = event.target instanceof Element && event.target.closest('a, button')
      if (choice) close()
    },
    { signal },
  )
  return () => leave.abort()
}

const MARGIN = 8

/** Moves a drop-down to where the window shows all of it: sideways by itself, up or down with the page. */
function bringIntoWindow(panel: HTMLElement) {
  panel.style.translate = ''
  const { left, right } = panel.getBoundingClientRect()
  const beyondRight = right + MARGIN - document.documentElement.clientWidth
  const shift = beyondRight > 0 ? -beyondRight : Math.max(0, MARGIN - left)
  if (shift !== 0) panel.style.translate = `${shift}px 0`
  panel.scrollIntoView({ block: 'nearest' })
}

/** A menu item: a button, or with `asChild` a link. */
export function MenuItem({
  asChild = false,
  className,
  ...rest
}: ComponentProps<'button'> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'button'
  return (
    <Part
      className={cn(
        'flex min-h-11 w-full items-center gap-3 rounded-field px-3 py-2 text-start transition-colors',
        'hover:bg-primary-tint hover:text-primary aria-[current=page]:font-medium aria-[current=page]:text-primary',
        '[&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-muted',
        className,
      )}
      {...rest}
    />
  )
}

/** Text above the items, such as who is signed in. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="px-3 py-2 text-sm text-muted">{children}</div>
}

/** A hairline between groups of items. */
export function MenuSeparator() {
  return <hr className="mx-1.5 my-1.5 border-line" />
}
