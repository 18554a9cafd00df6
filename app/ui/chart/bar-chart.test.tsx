import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarChart, type Bar } from './bar-chart.tsx'

function rendered(bars: readonly Bar[]): string {
  return renderToStaticMarkup(
    <BarChart
      title="Hours"
      note="1,230 in all"
      bars={bars}
      table={{ summary: 'As a table', labels: 'Month', values: 'Hours' }}
    />,
  )
}

const months = [
  { label: 'January 2026', short: 'Jan', value: 1200 },
  { label: 'February 2026', short: 'Feb', value: 30 },
  { label: 'March 2026', short: 'Mar', value: 0 },
]

test('the table contains every value of the bars', () => {
  const rows = [
    ...rendered(months).matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g),
  ]
  expect(rows.map(([, label, value]) => [label, value])).toEqual([
    ['January 2026', '1,200'],
    ['February 2026', '30'],
    ['March 2026', '0'],
  ])
})

test('a bar’s height is its share of the scale; the smallest is visible, zero is not drawn', () => {
  const drawn = [...rendered(months).matchAll(/<rect[^>]* height="([\d.]+)%" opacity/g)]
  // The scale ends at 1,500.
  expect(drawn.map(([, height]) => height)).toEqual(['80', '2'])
  const small = rendered([
    { label: 'Much', value: 1000 },
    { label: 'Little', value: 1 },
  ])
  expect(small).toContain('height="1.2%"')
})

test('the scale has round numbers, and the top is not below the highest bar', () => {
  const html = rendered(months)
  const scale = [...html.matchAll(/justify-end">([\d,]+)</g)].map(([, tick]) => tick)
  expect(scale).toEqual(['0', '500', '1,000', '1,500'])
})

test('with parts, the table and a legend explain them, and a last row has the totals', () => {
  const html = renderToStaticMarkup(
    <BarChart
      title="Gifts"
      bars={[
        { label: 'May', value: 30, part: 10 },
        { label: 'June', value: 5, part: 5 },
      ]}
      table={{ summary: 'Table', labels: 'Month', values: 'Pledged', parts: 'Come', total: 'All' }}
    />,
  )
  const cells = [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell)
  expect(cells).toEqual(['30', '10', '5', '5', '35', '15'])
  expect(html.match(/Come/g)).toHaveLength(2)
})

test('the bars are hidden from screen readers, and the figure has a name', () => {
  const html = rendered(months)
  expect(html).toContain('aria-hidden="true"')
  const named = /<figure aria-labelledby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<figcaption id="${named}">`)
})

test('there are few enough labels that they do not overlap', () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    label: `Day ${day}`,
    short: `d${day}`,
    value: 1,
  }))
  expect(rendered(days).match(/>d\d+</g)).toHaveLength(5)
})
