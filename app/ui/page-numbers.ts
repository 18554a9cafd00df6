/** Returns the page numbers to show: first, last and those around the current one; null for a gap. At most seven. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, at) => at + 1)
  if (page <= 4) return [1, 2, 3, 4, 5, null, count]
  if (page >= count - 3) return [1, null, count - 4, count - 3, count - 2, count - 1, count]
  return [1, null, page - 1, page, page + 1, null, count]
}
