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
      empty="Nothing yet"
    />,
  )
}

const months = [
  { label: 'January 2026', short: 'Jan', value: 1200 },
  { label: 'February 2026', short: 'Feb', value: 30 },
  { label: 'March 2026', short: 'Mar', value: 0 },
]

test('every number of the bars stands in the table', () => {
  const rows = [
    ...rendered(months).matchAll(/<th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)<\/td>/g),
  ]
  expect(rows.map(([, label, value]) => [label, value])).toEqual([
    ['January 2026', '1,200'],
    ['February 2026', '30'],
    ['March 2026', '0'],
  ])
})

test('the highest bar is as high as there is room, the others in proportion', () => {
  const heights = [...rendered(months).matchAll(/height:([\d.]+)%/g)].map(([, height]) => height)
  expect(heights).toEqual(['100', '2.5', '0'])
})

test('bars are for the eye only, and the figure has a name', () => {
  const html = rendered(months)
  expect(html).toContain('aria-hidden="true"')
  const named = /<figure aria-labelledby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<figcaption id="${named}">`)
})

test('where all is zero, a sentence instead of an empty frame', () => {
  for (const html of [rendered([]), rendered([{ label: 'January 2026', value: 0 }])]) {
    expect(html).toContain('Nothing yet')
    expect(html).not.toContain('<table')
  }
})

test('labels below stay few enough not to touch', () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    label: `Day ${day}`,
    short: `d${day}`,
    value: 1,
  }))
  expect(rendered(days).match(/>d\d+</g)).toHaveLength(5)
})
