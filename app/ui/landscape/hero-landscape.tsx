import { useId, type CSSProperties, type ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { heroLandscape, textEnd } from './hero-scene.ts'
import { glowText, shapesText } from './shapes.ts'
import type { HeroTime } from './region.ts'

/**
 * The head of a page: its children on a plain sky, above the land at that time of day. The sky sets its own theme, so
 * that text, links and buttons are readable at any time and width.
 */
export function HeroLandscape({
  time,
  className,
  children,
}: {
  time: HeroTime
  className?: string | undefined
  children?: ReactNode
}) {
  const id = useId()
  const { width, height, ground, horizon, theme, disc, shapes } = heroLandscape(time)
  // At least as high as the picture at full width, so that only its sides are ever cut off and the share behind the
  // text stays the same.
  const land = { '--land': 'max(12rem, 30vw)' } as CSSProperties
  const sky = `linear-gradient(${ground[0]}, ${ground[1]} calc(100% - var(--land) * 0.85), ${horizon[0]} calc(100% - var(--land) * 0.66), ${horizon[1]} calc(100% - var(--land) * 0.4))`
  const drawing = `${glowText(disc.glow, id)}<g fill="none" stroke-linecap="round"><circle cx="${disc.x}" cy="${disc.y}" r="${disc.y - textEnd * height}" fill="url(#${id}g)"></circle><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${disc.fill}"></circle>${shapesText(shapes, id)}</g>`
  return (
    <div
      data-theme={theme}
      className={cn('relative isolate overflow-hidden text-ink', className)}
      style={{ ...land, backgroundImage: sky, backgroundColor: ground[0] }}
    >
      <div className="pb-[calc(var(--land)*0.85)]">{children}</div>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-x-0 bottom-0 -z-10 overflow-visible h-(--land) w-full"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    </div>
  )
}
