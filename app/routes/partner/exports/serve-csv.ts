import { csv, type CsvCell } from '#platform/text/csv.ts'

/** Returns a CSV download; it holds private data, so caches must not store it. */
export function serveCsv(name: string, lines: Iterable<readonly CsvCell[]>): Response {
  return new Response(csv(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
