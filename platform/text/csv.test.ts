import { expect, test } from 'vitest'
import { csv, type CsvCell } from './csv.ts'

function line(...cells: CsvCell[]): string {
  return csv([cells]).slice(1)
}

test('a byte order mark, and each line ended by CR LF', () => {
  expect(
    csv([
      ['Name', 'Places'],
      ['שלום', 3],
    ]),
  ).toBe('\uFEFFName,Places\r\nשלום,3\r\n')
  expect(csv([])).toBe('\uFEFF')
})

test('commas, quotes and breaks stay inside their cell', () => {
  expect(line('a,b', 'say "so"', 'one\r\ntwo', ' edge ')).toBe(
    '"a,b","say ""so""","one\r\ntwo"," edge "\r\n',
  )
})

test.each(['=1+1', '+972', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1'])(
  'what was typed is no formula: %j',
  (text) => {
    expect(line(text)).toMatch(/^"?'/)
  },
)

test.each([';=1+1', 'so;"=1+1"', 'so\t=1', 'one\r\n=1+1', 'one\n +1', 'a;b;@SUM(A1)', 'a;\t=1'])(
  'nor is what begins a cell or a line within it, where other signs part them: %j',
  (text) => {
    expect(line(text)).not.toMatch(/[;\t\r\n]["\s]*[=+\-@]/)
    expect(line(text)).toMatch(/'[=+\-@]/)
  },
)

test('numbers are no text, and nothing is nothing', () => {
  expect(line(-5, 0, 12.5, null, '', 'a=b')).toBe('-5,0,12.5,,,a=b\r\n')
})
