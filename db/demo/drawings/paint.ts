import { landscape, type LandscapeOf } from '#app/ui/landscape/scene.ts'

/** A drawing: SVG from edge to edge. */
export type Drawing = () => string

export const C = {
  paper: '#FFFDF9',
  sand: '#F6EFE2',
  dune: '#E9D8B8',
  ink: '#0F1E3A',
  blue: '#0A3FB5',
  sky: '#8FB5FF',
  sea: '#2F6EA3',
  olive: '#4A6332',
  leaf: '#A9CB84',
  pomegranate: '#9B1C3B',
  rose: '#F2B8C2',
  terracotta: '#9C4421',
  clay: '#D98A5B',
  indigo: '#4338A8',
  teal: '#0F5F66',
  gold: '#C9A15A',
  sun: '#F3C96B',
  wood: '#B98A54',
  bark: '#7A5230',
} as const

/** A whole picture of that size. */
export function svg(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
}

export function ellipse(
  x: number,
  y: number,
  [rx, ry]: readonly [number, number],
  fill: string,
  more = '',
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`
}

/** Parts moved, then turned by degrees, then scaled. */
export function at(x: number, y: number, { turn = 0, scale = 1 }, ...parts: string[]): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${parts.join('')}</g>`
}

/** Parts cut to the outline `d`. The id must be the drawing's only one. */
export function cut(id: string, d: string, ...parts: string[]): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`
}

/** The outline of a rectangle with round corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
}

/** A petal of that length from the origin upwards, `wide` at its widest. */
export function petal(length: number, wide: number): string {
  const half = wide / 2
  return `M0 0C${-half * 1.3} ${-length * 0.35} ${-half} ${-length * 0.85} 0 ${-length}C${half} ${-length * 0.85} ${half * 1.3} ${-length * 0.35} 0 0z`
}

/** So many petals around the origin. */
export function flower(petals: number, length: number, wide: number, fill: string): string {
  return Array.from({ length: petals }, (_, one) =>
    path(petal(length, wide), fill, `transform="rotate(${(360 / petals) * one})"`),
  ).join('')
}

/** A ground with a table: what stands on it begins at `edge`. */
export function table(wall: string, top: string, edge = 860): string {
  return rect(0, 0, 1200, 1200, wall) + rect(0, edge, 1200, 1200 - edge, top)
}

/** The shadow under what stands or lies. */
export function shadow(x: number, y: number, rx: number, ry = rx / 9): string {
  return ellipse(x, y, [rx, ry], C.ink, 'opacity="0.13"')
}

/** A landscape of the product's own kind, filling a rectangle. */
export function view(of: LandscapeOf & { x?: number; y?: number; w: number; h: number }): string {
  const { x = 0, y = 0, w, h, id } = of
  const { width, height, sky, horizon, disc, shapes, mirrored } = landscape(of)
  const painted = shapes.map(({ d, fill, foot, line: wide, opacity = 1 }, index) => {
    const faded = foot
      ? `<linearGradient id="${id}${index}" x2="0" y2="1"><stop stop-color="${fill}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`
      : ''
    const paint = foot ? `url(#${id}${index})` : fill
    return wide
      ? line(d, fill, wide, `opacity="${opacity}"`)
      : faded + path(d, paint, `opacity="${opacity}"`)
  })
  const mirror = mirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  return [
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<linearGradient id="${id}s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="${horizon * 0.6}" stop-color="${sky[1]}"/><stop offset="${horizon}" stop-color="${sky[2]}"/></linearGradient>`,
    `<radialGradient id="${id}g"><stop stop-color="${disc.glow}"/><stop offset=".3" stop-color="${disc.glow}" stop-opacity=".4"/><stop offset="1" stop-color="${disc.glow}" stop-opacity="0"/></radialGradient>`,
    rect(0, 0, width, height, `url(#${id}s)`),
    `<g${mirror}>`,
    circle(disc.x, disc.y, disc.r * 8, `url(#${id}g)`, 'opacity=".8"'),
    circle(disc.x, disc.y, disc.r, disc.fill),
    ...painted,
    '</g></svg>',
  ].join('')
}
