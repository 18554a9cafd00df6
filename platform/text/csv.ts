export type CsvCell = string | number | null

/**
 * A table as spreadsheets read it: RFC 4180 lines ended by CR LF, UTF-8 with a byte order mark (without it Excel takes
 * Hebrew for something else). What people typed is never a formula: a text that a spreadsheet would calculate begins
 * with an apostrophe. Numbers stay numbers, null is an empty cell.
 */
export function csv(lines: Iterable<readonly CsvCell[]>): string {
  return `\uFEFF${[...lines].map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`
}

function written(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = cell.replace(CALCULATED, "'$&").replaceAll(CALCULATED_WITHIN, "'$&")
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Some spreadsheets take the wide forms for the narrow ones.
const CALCULATED = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

// Where the semicolon or the tab parts cells, the quotes of one that is not the first of its line are text: a cell or a
// line ends within it, and what follows begins another.
const CALCULATED_WITHIN = /(?<=[;\t\r\n]["\s]*)[=+\-@＝＋－＠]/g
