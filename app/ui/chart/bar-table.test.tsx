import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarTable, type BarRow } from './bar-table.tsx'

function rendered(rows: readonly BarRow[], all?: string): string {
  return renderToStaticMarkup(
    <BarTable
      title="By project"
      labels="Project"
      columns={[{ label: 'Visits' }, { label: 'Gifts', format: (cents) => `$${cents / 100}` }]}
      rows={rows}
      drawn={1}
      total={{ label: 'All', values: [1300, 5000] }}
      empty="Nothing yet"
      {...(all && { all })}
    />,
  )
}

const rows = [
  { key: 'a', label: 'Oaks', values: [1200, 4000] },
  { key: 'b', label: 'Vines', values: [100, 1000] },
  { key: 'c', label: 'Figs', values: [0, 0] },
]

test('every number is in its column, and the totals come last', () => {
  const html = rendered(rows)
  const names = [...html.matchAll(/scope="rowgroup"[^>]*>(\w+)/g)].map(([, name]) => name)
  expect(names).toEqual(['Oaks', 'Vines', 'Figs', 'All'])
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell)
  expect(cells).toEqual(['1,200', '$40', '100', '$10', '0', '$0', '1,300', '$50'])
})

test('bars are proportional to the largest value, and zero has none', () => {
  const widths = [...rendered(rows).matchAll(/<rect width="([\d.]+)%"/g)].map(([, width]) => width)
  expect(widths).toEqual(['100', '25'])
})

test('without rows, a sentence is shown', () => {
  expect(rendered([])).toContain('Nothing yet')
  expect(rendered([])).not.toContain('<table')
})

test('rows after the tenth are collapsed, below the totals of all rows', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    key: `${at}`,
    label: `R${at}`,
    values: [1, 1],
  }))
  const [shown = '', folded = ''] = rendered(many, 'Show all').split('<details')
  expect(shown.match(/R\d+/g)).toHaveLength(10)
  expect(shown).toContain('1,300')
  expect(folded.match(/R\d+/g)).toEqual(['R10', 'R11'])
  expect(rendered(many)).not.toContain('<details')
  expect(rendered(many.slice(0, 10), 'Show all')).not.toContain('<details')
})
