import { expect, test } from 'vitest'
import { readRearrangement, readRows, rearrange, withRows } from './form-rows.ts'

const values = {
  name: 'Shirt',
  'sizes.0.size': 'S',
  'sizes.0.stock': '3',
  'sizes.1.size': 'M',
  'images.0.alt': 'Its back',
}

test('rows are read from a form and written back', () => {
  const rows = readRows(values, 'sizes')
  expect(rows).toEqual([{ size: 'S', stock: '3' }, { size: 'M' }])
  expect(withRows(values, 'sizes', rows)).toEqual(values)
  expect(withRows(values, 'sizes', rows.slice(1))).toEqual({
    name: 'Shirt',
    'sizes.0.size': 'M',
    'images.0.alt': 'Its back',
  })
})

test('unknown names are ignored, and gaps are closed', () => {
  const strange = {
    'sizes.7.size': 'L',
    'sizes.x.size': 'a',
    'sizes.1000.size': 'b',
    'sizes.2': 'c',
  }
  expect(readRows(strange, 'sizes')).toEqual([{ size: 'L' }])
  expect(readRows({ 'sizes.0.__proto__': 'x' }, 'images')).toEqual([])
})

test.each([
  ['add', 0, 'abc '],
  ['up', 1, 'bac'],
  ['up', 0, 'abc'],
  ['down', 1, 'acb'],
  ['down', 2, 'abc'],
  ['remove', 1, 'ac'],
  ['remove', 9, 'abc'],
] as const)('%s %i makes %j', (action, at, result) => {
  expect(rearrange(['a', 'b', 'c'], { action, at }, ' ').join('')).toBe(result)
})

test.each([
  ['sizes.up.2', { list: 'sizes', action: 'up', at: 2 }],
  ['images.add.0', { list: 'images', action: 'add', at: 0 }],
  ['sizes.explode.1', null],
  ['sizes.up', null],
  [undefined, null],
])('%j asks for %j', (value, asked) => {
  expect(readRearrangement(value)).toEqual(asked)
})
