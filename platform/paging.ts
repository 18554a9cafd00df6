import { z } from 'zod'

/** Which page of a list is asked for; the first, unless told. */
export const pageInput = z.int().min(1).max(10_000).default(1)

/** The page that is shown of so many rows, its place among them, and how many pages there are: at least one. Of a page beyond the last one, the last. */
export function toPage(
  asked: number,
  count: number,
  perPage: number,
): { page: number; pageCount: number; offset: number } {
  const pageCount = Math.max(1, Math.ceil(count / perPage))
  const page = Math.min(asked, pageCount)
  return { page, pageCount, offset: (page - 1) * perPage }
}
