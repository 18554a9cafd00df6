import type { Shape } from './canvas.ts'

/**
 * Returns a picture's shapes as SVG text: a page of pictures has a thousand of them, too many for React elements. `id`
 * keeps the gradients of several pictures on a page apart. All values are our own, so none is escaped.
 */
export function shapesText(shapes: readonly Shape[], id: string): string {
  return shapes.map((shape, at) => shapeText(shape, `${id}${at}`)).join('')
}

/** A radial glow, brightest in the center. */
export function glowText(glow: string, id: string): string {
  return `<radialGradient id="${id}g"><stop stop-color="${glow}"/><stop offset=".3" stop-color="${glow}" stop-opacity=".4"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`
}

function shapeText({ d, fill, foot, line, opacity }: Shape, id: string): string {
  const gradient = foot
    ? `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${fill}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`
    : ''
  const paint = line
    ? `stroke="${fill}" stroke-width="${Math.round(line * 10) / 10}"`
    : `fill="${foot ? `url(#${id})` : fill}" stroke="none"`
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`
  return `${gradient}<path d="${d}" ${paint}${faint}/>`
}
