import { z } from 'zod'

/** The requested page of a list; the first by default. */
export const pageInput = z.int().min(1).max(10_000).default(1)

/** The page to show for a number of rows, its position, and the number of pages, at least one. A page beyond the last becomes the last. */
export function toPage(
  asked: number,
  count: number,
  perPage: number,
): { page: number; pageCount: number; offset: number } {
  const pageCount = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(asked, pageCount)
  return { page, pageCount, offset: (page - 1) * perPage }
}
