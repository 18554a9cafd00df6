import { csv, type CsvCell } from '#platform/text/csv.ts'

/** A table as a file to keep; it is somebody's own, so nobody else keeps it. */
export function serveCsv(name: string, lines: Iterable<readonly CsvCell[]>): Response {
  return new Response(csv(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
