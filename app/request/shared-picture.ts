import { m } from '#messages'
import { pageLanguage } from '#platform/text/language.ts'
import type { LandscapeRegion } from '#app/ui/landscape/region.ts'

/** The picture of a link preview, in a format every client supports: many do not show WebP. */
export type SharedPicture = {
  /** Absolute URL, or a path on this site. */
  address: string
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** Alt text. */
  alt: string
  card: 'summary_large_image'
}

/** Sizes of shared pictures. Links that were shared earlier show a square logo. */
export const SHARED_SIZES = {
  wide: { width: 1200, height: 630, fit: 'cover' },
  square: { width: 600, height: 600, fit: 'contain' },
} as const
export type SharedShape = keyof typeof SHARED_SIZES

/** Returns the URL of an uploaded picture for link previews. The id is its version: a new picture has a new id. */
export function sharedAddress(fileId: string, shape: SharedShape): string {
  return `/share/${fileId}${shape === 'square' ? '-square' : ''}.jpg`
}

/** Parses such a URL; null if it is not one. */
export function readSharedFile(file: string): { fileId: string; shape: SharedShape } | null {
  const [, fileId, square] = /^([0-9a-f-]{36})(-square)?\.jpg$/.exec(file) ?? []
  return fileId === undefined ? null : { fileId, shape: square ? 'square' : 'wide' }
}

/** Returns the site's own picture, for pages without one. */
export function sharedSite(): SharedPicture {
  return {
    // Drawn in these two; as the small map of an item.
    address: pageLanguage() === 'he' ? '/og.he.png' : '/og.png',
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: m.site_promise(),
    card: 'summary_large_image',
  }
}

/** Converts an uploaded picture's URL (`/files/…`) for a large card, cropped to fill it. */
export function sharedPhoto(image: string, alt: string): SharedPicture {
  const fileId = image.replace(/^\/files\//, '').replace(/\?.*$/, '')
  const { width, height } = SHARED_SIZES.wide
  const address = sharedAddress(fileId, 'wide')
  return { address, type: 'image/jpeg', width, height, alt, card: 'summary_large_image' }
}

/** Returns the region's landscape, for items without a picture. */
export function sharedLandscape(region: LandscapeRegion): SharedPicture {
  return {
    address: `/og/${region}.jpg`,
    type: 'image/jpeg',
    width: 1200,
    height: 630,
    alt: m.site_landscape(),
    card: 'summary_large_image',
  }
}
