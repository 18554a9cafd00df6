import { m } from '#messages'
import type { LandscapeRegion } from '#app/ui/landscape/region.ts'

/** What a shared link shows, in a format that every reader of links knows: many show no WebP. */
export type SharedPicture = {
  /** Absolute or a path of ours. */
  address: string
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** What it shows. */
  alt: string
  /** A large card, or a small one with a square picture beside its words. */
  card: 'summary_large_image' | 'summary'
}

/** The sizes of shared pictures: one that fills a card, one for a logo. */
export const SHARED_SIZES = {
  wide: { width: 1200, height: 630, fit: 'cover' },
  square: { width: 600, height: 600, fit: 'contain' },
} as const
export type SharedShape = keyof typeof SHARED_SIZES

/** Where an uploaded picture is read for shared links. Its id is its version: another picture gets another id. */
export function sharedAddress(fileId: string, shape: SharedShape): string {
  return `/share/${fileId}${shape === 'square' ? '-square' : ''}.jpg`
}

/** What such an address asks for; null when it is none. */
export function readSharedFile(file: string): { fileId: string; shape: SharedShape } | null {
  const [, fileId, square] = /^([0-9a-f-]{36})(-square)?\.jpg$/.exec(file) ?? []
  return fileId === undefined ? null : { fileId, shape: square ? 'square' : 'wide' }
}

/** The picture of the site itself, for pages without one of their own. */
export function sharedSite(): SharedPicture {
  return {
    address: '/og.png',
    type: 'image/png',
    width: 1200,
    height: 630,
    alt: m.site_promise(),
    card: 'summary_large_image',
  }
}

/** An uploaded picture, told by the address it is shown at (`/files/…`): cut to fill the card. */
export function sharedPhoto(image: string, alt: string): SharedPicture {
  return { ...upload(image, 'wide', alt), card: 'summary_large_image' }
}

/** An uploaded logo: whole and square, for a small card. */
export function sharedLogo(image: string, alt: string): SharedPicture {
  return { ...upload(image, 'square', alt), card: 'summary' }
}

/** The landscape that stands for something without a picture: one for each region. */
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

function upload(image: string, shape: SharedShape, alt: string) {
  const fileId = image.replace(/^\/files\//, '').replace(/\?.*$/, '')
  const { width, height } = SHARED_SIZES[shape]
  return { address: sharedAddress(fileId, shape), type: 'image/jpeg' as const, width, height, alt }
}
