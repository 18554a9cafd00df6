import { expect, test } from 'vitest'
import { askAddress, choose, readSelection } from './selection.ts'

const small = { id: '1', size: 'S', stock: 0 }
const medium = { id: '2', size: 'M', stock: 3 }
const large = { id: '3', size: 'L', stock: 12 }
const sizes = [small, medium, large]

test.each([
  ['', medium, 1],
  ['size=L', large, 1],
  ['size=L&quantity=5', large, 5],
  ['size=L&quantity=5&step=1', large, 6],
  ['size=L&quantity=5&step=-1', large, 4],
  ['size=M&quantity=1&step=-1', medium, 1],
  ['size=M&quantity=3&step=1', medium, 3],
  ['size=M&quantity=999999999', medium, 3],
  ['quantity=-4', medium, 1],
  ['quantity=0', medium, 1],
  ['quantity=2.5', medium, 1],
  ['quantity=1e9', medium, 1],
  ['quantity=NaN', medium, 1],
  ['size=S&quantity=2', medium, 2],
  ['size=XXL', medium, 1],
])('%j chooses', (query, variant, quantity) => {
  expect(readSelection(sizes, new URLSearchParams(query))).toEqual({ variant, quantity })
})

test('of what is sold out nothing is chosen', () => {
  for (const none of [[], [small]]) {
    expect(readSelection(none, new URLSearchParams('size=S&quantity=2'))).toEqual({
      variant: null,
      quantity: 0,
    })
  }
})

test('a size with less of it takes the quantity down', () => {
  expect(choose(sizes, { size: 'M', quantity: 12 })).toEqual({ variant: medium, quantity: 3 })
  expect(choose(sizes, { size: 'L', quantity: Number.NaN })).toEqual({
    variant: large,
    quantity: 1,
  })
})

test('what is asked about fits the form, whole to its last character', () => {
  expect(askAddress('Shirt & cap')).toBe('/contact?topic=product&about=Shirt+%26+cap')
  const about = new URL(askAddress(`${'a'.repeat(99)}🎗`), 'http://x').searchParams.get('about')
  expect(about).toBe('a'.repeat(99))
})
