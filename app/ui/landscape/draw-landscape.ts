import { landscape, type LandscapeOf } from './scene.ts'
import { glowText, shapesText } from './shapes.ts'

/** Returns an id's landscape as an SVG document. */
export function drawLandscape(of: LandscapeOf): string {
  const { width, height, sky, horizon, disc, shapes, mirrored } = landscape(of)
  const mirror = mirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : ''
  const stops = [
    `<stop stop-color="${sky[0]}"/>`,
    `<stop offset="${horizon * 0.6}" stop-color="${sky[1]}"/>`,
    `<stop offset="${horizon}" stop-color="${sky[2]}"/>`,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><linearGradient id="s" x2="0" y2="1">${stops.join('')}</linearGradient>${glowText(disc.glow, '')}<path d="M0 0h${width}v${height}H0z" fill="url(#s)"/><g fill="none" stroke-linecap="round"${mirror}><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r * 8}" fill="url(#g)" opacity=".8"/><circle cx="${disc.x}" cy="${disc.y}" r="${disc.r}" fill="${disc.fill}"/>${shapesText(shapes, 'p')}</g></svg>`
}
