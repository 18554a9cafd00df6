import { useId, type CSSProperties, type ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { heroLandscape, textEnd } from './hero-scene.ts'
import { glowText, shapesText } from './shapes.ts'
import type { HeroTime } from './region.ts'

/**
 * The head of a page: its children on a plain sky, the land of that hour below them. The sky carries its own theme,
 * so text, links and buttons inside are readable at any hour and in any width.
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
  // As high as the picture is at full width or higher, so that it is only ever cut at its sides and
  // the share that lies behind the text stays the same.
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
