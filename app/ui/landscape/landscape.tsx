import { useId } from 'react'
import { landscape, type LandscapeOf } from './scene.ts'
import { glowText, shapesText } from './shapes.ts'

export type LandscapeProps = LandscapeOf & {
  /** Alt text; without it the picture is decorative and hidden from screen readers. */
  label?: string | undefined
  className?: string | undefined
}

/** An item's landscape, filling the box set by `className`. */
export function Landscape({ label, className, ...of }: LandscapeProps) {
  const id = useId()
  const { width = 640, height = 400 } = of
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: drawOnce(of).replaceAll(MARK, id) }}
    />
  )
}

/** Placeholder for the picture's id on its page; drawings contain it nowhere else. */
const MARK = '~'
const MOST = 500
const drawn = new Map<string, string>()

/** Cached, because the same lists are rendered repeatedly and painting costs more than the rest of a card. */
function drawOnce(of: LandscapeOf): string {
  const key = [of.id, of.region, of.time, of.width, of.height].join()
  const text = drawn.get(key) ?? draw(of)
  if (drawn.size >= MOST) drawn.clear()
  drawn.set(key, text)
  return text
}

function draw(of: LandscapeOf): string {
  const { width, height, sky, horizon, disc, shapes, mirrored } = landscape(of)
  const mirror = mirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  return `<linearGradient id="~s" x2="0" y2="1"><stop stop-color="${sky[0]}"></stop><stop offset="${horizon * 0.6}" stop-color="${sky[1]}"></stop><stop offset="${horizon}" stop-color="${sky[2]}"></stop></linearGradient>${glowText(disc.glow, MARK)}<path d="M0 0h${width}v${height}H0z" fill="url(#~s)"></path><g fill="none" stroke-linecap="round"${mirror}><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r * 8}" fill="url(#~g)" opacity=".8"></circle><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${disc.fill}"></circle>${shapesText(shapes, MARK)}</g>`
}
