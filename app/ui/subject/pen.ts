import { mix } from '../landscape/light.ts'

/** Shapes of a scene as SVG text. All values are our own, so none is escaped. */
export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A stroke with round ends. */
export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Shapes moved to a place, and there turned (degrees) and scaled. */
export function put(x: number, y: number, shapes: string, turn = 0, scale = 1): string {
  const turned = turn ? ` rotate(${turn})` : ''
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${shapes}</g>`
}

export function faint(opacity: number, shapes: string): string {
  return `<g opacity="${opacity}">${shapes}</g>`
}

/** The same drawing at several places. */
export function each<Spot>(spots: readonly Spot[], draw: (spot: Spot, at: number) => string) {
  return spots.map(draw).join('')
}

/** The shadow of what stands on a table or on the ground. */
export function shadow(x: number, y: number, rx: number, ry = 8): string {
  return faint(0.2, oval(x, y, rx, ry, '#1b1f3a'))
}

export function dark(color: string, share = 0.22): string {
  return mix(color, '#1d2244', share)
}

export function pale(color: string, share = 0.35): string {
  return mix(color, '#fff9ec', share)
}

/** Steam above something hot. */
export function steam(x: number, y: number, color: string): string {
  return faint(
    0.65,
    each([-34, 0, 34], (dx, at) =>
      line(`M${x + dx} ${y}c-14-16 14-26 0-44${at === 1 ? 's10-18 2-30' : ''}`, color, 7),
    ),
  )
}

/** A leaf from its stem to its tip, to the right of a point; turn it into place. */
export function leaf(x: number, y: number, length: number, turn: number, fill: string): string {
  const l = length
  return put(
    x,
    y,
    path(`M0 0Q${l * 0.4} ${-l * 0.38} ${l} 0Q${l * 0.4} ${l * 0.38} 0 0z`, fill),
    turn,
  )
}
