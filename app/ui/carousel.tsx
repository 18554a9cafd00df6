import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Children, useRef, type ReactNode } from 'react'
import { m } from '#messages'
import { useHydrated } from './alive.ts'
import { IconButton } from './icon-button.tsx'

/**
 * A row that scrolls sideways: one item at a time on phones, two from 768 px, three from 1024. Works without
 * JavaScript, by touch, wheel or the links in it.
 */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  const alive = useHydrated()
  const count = Children.count(children)
  const move = (by: 1 | -1) => {
    const list = row.current
    if (!list) return
    const forward = getComputedStyle(list).direction === 'rtl' ? -by : by
    list.scrollBy({ left: forward * list.clientWidth, behavior: 'smooth' })
  }
  return (
    <div className="min-w-0">
      <ul
        ref={row}
        aria-label={label}
        className="-m-1 flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-px-1 p-1 pb-3 sm:gap-5"
      >
        {Children.map(children, (child) => (
          <li className="w-[88%] shrink-0 snap-start md:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]">
            {child}
          </li>
        ))}
      </ul>
      {alive && count > 1 && (
        <div
          className={
            count > 3 ? 'mt-2 flex justify-end gap-2' : 'mt-2 flex justify-end gap-2 lg:hidden'
          }
        >
          <IconButton label={m.design_carousel_back()} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={m.design_carousel_on()} onClick={() => move(1)}>
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
