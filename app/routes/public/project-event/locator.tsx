import { pageLanguage } from '#platform/text/language.ts'
import type { Point } from '#domain/project-events/place.ts'
import { cn } from '#app/ui/class-names.ts'
import { LOCATOR, onLocator } from './locator-box.ts'

/** A small map of Israel with a dot; what it shows, the text beside it says. `className` sets its width. */
export function Locator({ className, ...point }: Point & { className: string }) {
  const { left, top } = onLocator(point)
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`
  return (
    <div aria-hidden dir="ltr" className={cn('relative shrink-0 self-start', className)}>
      <img
        src={`/map/israel-${pageLanguage()}.svg`}
        alt=""
        width={LOCATOR.width}
        height={LOCATOR.height}
        loading="lazy"
        className="block h-auto w-full rounded-field dark:opacity-80"
      />
      <span
        className="absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-white bg-donate shadow-float dark:bg-[#9b1c3b]"
        style={{ left: percent(left), top: percent(top) }}
      />
    </div>
  )
}
