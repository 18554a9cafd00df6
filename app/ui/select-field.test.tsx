import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { chosenIn, NOT_CHOSEN } from './not-chosen.ts'
import { SelectField } from './select-field.tsx'

test('the option for no choice has a value, and is selected by default', () => {
  for (const defaultValue of ['', null, undefined]) {
    const markup = renderToStaticMarkup(
      <SelectField id="a" label="Kind" none="All" defaultValue={defaultValue}>
        <option value="x">X</option>
      </SelectField>,
    )
    expect(markup).not.toContain('value=""')
    expect(markup).toContain(`<option value="${NOT_CHOSEN}" selected="">All</option>`)
  }
})

test('the value for no choice is ignored in URLs', () => {
  const query = new URLSearchParams({ a: NOT_CHOSEN, b: ' x ', c: '' })
  expect(['a', 'b', 'c', 'd'].map((name) => chosenIn(query, name))).toEqual([null, 'x', null, null])
})
