import { circle, dark, each, faint, leaf, line, oval, pale, path, put, rect } from './pen.ts'
import type { Paint } from './paint.ts'

/** Backdrops reach far beyond the scene's own box, because each frame shows another part around it. */
const [LEFT, TOP, WIDE, HIGH] = [-700, -500, 2040, 1400]

function gradient(id: string, [from, to]: readonly [string, string]): string {
  return `<linearGradient id="${id}" x1="0" x2="0" y1="0" y2="360" gradientUnits="userSpaceOnUse"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

function glow(x: number, y: number, r: number, color: string): string {
  return `<radialGradient id="g"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${faint(0.75, circle(x, y, r, 'url(#g)'))}`
}

/** A wall in soft light, and the table or the floor before it from `edge` down. */
export function room(p: Paint, edge = 284, isFloor = false): string {
  const [top, front] = p.wood
  const floor = isFloor
    ? rect(LEFT, edge, WIDE, HIGH, top) + rect(LEFT, edge - 8, WIDE, 8, pale(p.wall[1], 0.4))
    : rect(LEFT, edge, WIDE, 44, top) +
      rect(LEFT, edge + 44, WIDE, HIGH, front) +
      rect(LEFT, edge + 44, WIDE, 6, dark(front, 0.18))
  return (
    gradient('w', p.wall) +
    rect(LEFT, TOP, WIDE, HIGH, 'url(#w)') +
    glow(320, 150, 260, pale(p.wall[1], 0.7)) +
    sides(p, edge) +
    floor
  )
}

/** What only wide frames show of a room: a window, and a plant on a shelf. */
function sides(p: Paint, edge: number): string {
  return (
    windowPane(p, 830, 40, 150, 170) +
    rect(640, 62, 84, 66, p.wood[1], 4) +
    rect(648, 70, 68, 50, p.sky[1]) +
    path('M648 108q20-24 38-6t30-8v26h-68z', p.hills[1]) +
    rect(-98, 170, 122, 10, dark(p.wood[0], 0.1), 4) +
    put(-62, 170, plant(p), 0, 0.9) +
    rect(-26, 128, 14, 42, p.a, 2) +
    rect(-11, 120, 12, 50, p.c, 2) +
    rect(2, 134, 14, 36, p.b, 2) +
    rect(-420, edge - 150, 120, 150, dark(p.wall[0], 0.08), 6)
  )
}

/** A window with the land outside. */
export function windowPane(p: Paint, x: number, y: number, w: number, h: number): string {
  return (
    rect(x - 8, y - 8, w + 16, h + 16, p.cream, 6) +
    rect(x, y, w, h, p.sky[0]) +
    faint(0.7, rect(x, y + h * 0.35, w, h * 0.65, p.sky[1])) +
    circle(x + w * 0.7, y + h * 0.3, w * 0.1, p.sun) +
    path(
      `M${x} ${y + h * 0.75}q${w * 0.3} ${-h * 0.22} ${w * 0.6} 0t${w * 0.4}-9v${h * 0.25 + 9}h${-w}z`,
      p.hills[1],
    ) +
    rect(x + w / 2 - 3, y, 6, h, p.cream) +
    rect(x, y + h * 0.45, w, 6, p.cream)
  )
}

/** A plant in a pot, standing at the origin. */
export function plant(p: Paint): string {
  return (
    each([-150, -120, -96, -74, -50, -24], (turn, at) =>
      leaf(0, -34, at % 2 ? 52 : 42, turn, at % 2 ? p.leaf : pale(p.leaf, 0.2)),
    ) +
    path('M-22-36h44l-6 36h-32z', p.a) +
    rect(-25, -42, 50, 10, dark(p.a, 0.15), 3)
  )
}

/** Sky with the sun, hills, and the ground from `edge` down. */
export function outdoors(p: Paint, edge = 268, sunX = 452): string {
  return (
    gradient('w', p.sky) +
    gradient('f', [p.ground[0], p.ground[1]]).replace('y1="0"', `y1="${edge}"`) +
    rect(LEFT, TOP, WIDE, HIGH, 'url(#w)') +
    glow(sunX, 112, 150, p.sun) +
    circle(sunX, 112, 30, p.sun) +
    faint(
      0.55,
      cloud(sunX < 300 ? 486 : 158, 92, 1, p.cream) +
        cloud(700, 80, 1.3, p.cream) +
        cloud(-150, 130, 1.2, p.cream),
    ) +
    path(
      `M${LEFT} 230C-520 160-420 190-280 214S-60 150 60 190s170 40 270-6 190-10 290 20 150-60 280-20 200 20 440 10V400H${LEFT}z`,
      p.hills[0],
    ) +
    path(
      `M${LEFT} ${edge - 20}c200-50 320 10 480-20s220-24 340 4 240 10 380-16 260 16 400 4 240-30 440 0v200H${LEFT}z`,
      p.hills[1],
    ) +
    path(`M${LEFT} ${edge}q340-16 700 0t700-2 640 2v${HIGH}H${LEFT}z`, 'url(#f)')
  )
}

export function cloud(x: number, y: number, scale: number, fill: string): string {
  return put(
    x,
    y,
    path('M-62 0a17 17 0 0 1 22-24 30 30 0 0 1 56-8A24 24 0 0 1 54-17 15 15 0 0 1 62 0z', fill),
    0,
    scale,
  )
}

/** Sky, the open sea from `edge` down, and sand from `shore` down, if given. */
export function seaside(p: Paint, edge = 200, shore?: number): string {
  const [near, deep] = p.water
  const sand = pale(p.c, 0.45)
  return (
    gradient('w', p.sky) +
    gradient('f', [near, deep]).replace('y1="0"', `y1="${edge}"`) +
    rect(LEFT, TOP, WIDE, HIGH, 'url(#w)') +
    glow(196, 116, 150, p.sun) +
    circle(196, 116, 30, p.sun) +
    faint(
      0.55,
      cloud(430, 92, 1, p.cream) + cloud(-140, 70, 1.2, p.cream) + cloud(760, 110, 1.3, p.cream),
    ) +
    rect(LEFT, edge, WIDE, HIGH, 'url(#f)') +
    faint(
      0.5,
      each([0, 1, 2, 3, 4], (at) =>
        line(`M${-380 + at * 260} ${edge + 22 + (at % 3) * 16}q20-9 40 0t40 0`, p.cream, 4),
      ),
    ) +
    (shore === undefined
      ? ''
      : path(`M${LEFT} ${shore - 10}q180-18 360 0t360 0 360 0 360 0 400 0v18H${LEFT}z`, p.cream) +
        path(`M${LEFT} ${shore}q180-18 360 0t360 0 360 0 360 0 400 0v${HIGH}H${LEFT}z`, sand))
  )
}

/** A night sky full of stars, whatever the light of the other scenes. */
export function night(p: Paint, edge = 284): string {
  const ground = dark(p.ground[1], 0.62)
  let [small, large] = ['', '']
  for (let star = 0; star < 150; star++) {
    const dot = `M${((star * 397) % 1900) - 620} ${((star * 211) % 430) - 180}h0`
    if (star % 6) small += dot
    else large += dot
  }
  return (
    gradient('w', [dark(p.sky[0], 0.78), dark(p.sky[1], 0.42)]) +
    rect(LEFT, TOP, WIDE, HIGH, 'url(#w)') +
    faint(0.8, line(small, p.cream, 2.4)) +
    line(large, p.cream, 4.4) +
    path(
      `M${LEFT} ${edge - 18}q220-70 460-20t420-14 460 10 700-6v300H${LEFT}z`,
      dark(p.hills[1], 0.55),
    ) +
    path(`M${LEFT} ${edge}q340-14 700 0t700-2 640 2v${HIGH}H${LEFT}z`, ground)
  )
}

/** A string of pennants between two points. */
export function bunting(p: Paint, y: number): string {
  return each(
    Array.from({ length: 36 }, (_, at) => at),
    (at) => {
      const x = -520 + at * 46
      const drop = 16 * Math.sin((((x - 90) % 230) / 230) * Math.PI)
      const fall = Math.round(y + Math.abs(drop))
      return path(`M${x} ${fall}h30l-15 34z`, [p.a, p.c, p.b, p.cream][at % 4]!)
    },
  )
}

/** A ceiling lamp with its light. */
export function lamp(p: Paint, x: number, y: number): string {
  return (
    line(`M${x}-400V${y}`, dark(p.wall[0], 0.4), 3) +
    faint(0.3, path(`M${x - 44} ${y + 34}L${x - 130} ${y + 210}h260L${x + 44} ${y + 34}z`, p.sun)) +
    oval(x, y + 34, 20, 9, p.sun) +
    path(`M${x - 48} ${y + 34}q6-38 36-38h24q30 0 36 38z`, p.a)
  )
}
