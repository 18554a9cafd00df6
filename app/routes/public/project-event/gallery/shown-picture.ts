import { m } from '#messages'
import { fileAddress, PICTURE_WIDTHS } from '#domain/files/file.ts'
import { langOf, type Language } from '#platform/text/language.ts'
import type { Picture } from '#domain/project-events/pictures.ts'

/** The pictures of an item and what they are called. */
export type GalleryPictures = { title: string; pictures: readonly Picture[] }

/** Returns what a picture shows; by default its caption, else its number. */
export function altOf({ title, pictures }: GalleryPictures, at: number): string {
  const picture = pictures[at]
  return picture?.alt || picture?.caption || m.detail_picture({ title, number: at + 1 })
}

/** Returns the `lang` of what a picture shows, if it is in another language than the page. */
export function langOfAlt({ pictures }: GalleryPictures, at: number): Language | undefined {
  const picture = pictures[at]
  return langOf(picture?.alt || picture?.caption || '')
}

/** Returns the attributes of an image that the browser loads at the width it needs. */
export function sourcesOf({ fileId }: Picture) {
  return {
    src: fileAddress(fileId, 960),
    srcSet: PICTURE_WIDTHS.map((px) => `${fileAddress(fileId, px)} ${px}w`).join(', '),
  }
}
