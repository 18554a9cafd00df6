import { expect, test } from 'vitest'
import { askAddress, selectVariant, readSelection } from './selection.ts'

const small = { id: '1', size: 'S', stock: 0 }
const medium = { id: '2', size: 'M', stock: 3 }
const large = { id: '3', size: 'L', stock: 12 }
const sizes = [small, medium, large]
const candle = { id: '4', size: '', stock: 4 }

test.each([
  ['', null, 1],
  ['size=L', large, 1],
  ['size=L&quantity=5', large, 5],
  ['size=L&quantity=5&step=1', large, 6],
  ['size=L&quantity=5&step=-1', large, 4],
  ['size=M&quantity=1&step=-1', medium, 1],
  ['quantity=-4', null, 1],
  ['quantity=0', null, 1],
  ['quantity=2.5', null, 1],
  ['quantity=1e9', null, 1],
  ['quantity=NaN', null, 1],
  ['size=S&quantity=2', null, 2],
  ['size=XXL', null, 1],
])('%j selects, and picks no size by default if there are several', (query, variant, quantity) => {
  const chosen = readSelection(sizes, new URLSearchParams(query))
  expect(chosen).toMatchObject({ variant, quantity, isBeyond: false })
})

test('selects the only size, whatever the URL says', () => {
  for (const query of ['', 'size=M', 'size=']) {
    expect(readSelection([candle], new URLSearchParams(query)).variant).toEqual(candle)
  }
})

test.each([
  ['size=M&quantity=999999999', 3],
  ['size=M&quantity=3&step=1', 3],
  ['size=L&quantity=13', 12],
  ['quantity=13', 12],
])('%j exceeds the stock', (query, most) => {
  const chosen = readSelection(sizes, new URLSearchParams(query))
  expect(chosen).toMatchObject({ quantity: most, most, isBeyond: true })
})

test('limits the quantity to the cart’s maximum', () => {
  const chosen = selectVariant([{ ...candle, stock: 1000 }], { size: null, quantity: 100 })
  expect(chosen).toMatchObject({ quantity: 99, most: 99, isBeyond: true })
})

test('selects nothing of a sold-out product', () => {
  for (const none of [[], [small]]) {
    expect(readSelection(none, new URLSearchParams('size=S&quantity=2'))).toEqual({
      variant: null,
      quantity: 0,
      most: 0,
      isBeyond: false,
    })
  }
})

test('a size with less stock lowers the quantity', () => {
  expect(selectVariant(sizes, { size: 'M', quantity: 12 })).toMatchObject({
    variant: medium,
    quantity: 3,
  })
  expect(selectVariant(sizes, { size: 'L', quantity: Number.NaN })).toMatchObject({
    variant: large,
    quantity: 1,
  })
})

test('the text for the contact form is truncated between characters', () => {
  expect(askAddress('Shirt & cap')).toBe('/contact?topic=product&about=Shirt+%26+cap')
  const about = new URL(askAddress(`${'a'.repeat(99)}🎗`), 'http://x').searchParams.get('about')
  expect(about).toBe('a'.repeat(99))
})
