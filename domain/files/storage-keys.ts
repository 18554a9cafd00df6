import { PICTURE_WIDTHS, type PictureWidth } from './file.ts'

/** The key of a file's bytes, or of its copy of that width. The server's invention alone. */
export function storageKey(id: string, width?: PictureWidth): string {
  return width === undefined ? id : `${id}-${width}`
}

/** The copies that are kept of a picture beside itself: all narrower ones. */
export const COPY_WIDTHS = PICTURE_WIDTHS.filter((width) => width < 1600)

/** The key that answers a wish for a width: the copy, if the picture is wider than it; the picture itself for any other wish. */
export function chooseKey(file: { id: string; width: number | null }, wish: string | null): string {
  const width = COPY_WIDTHS.find((one) => String(one) === wish)
  return width !== undefined && (file.width ?? 0) > width
    ? storageKey(file.id, width)
    : storageKey(file.id)
}
