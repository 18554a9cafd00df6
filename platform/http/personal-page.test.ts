import { expect, test } from 'vitest'
import { cutPage, fillPage } from './personal-page.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const CART = '<personal-part of="cart"><a href="/cart">עגלה</a></personal-part>'
const HEART = '<personal-part of="heart" about="a-1"><b>♡</b></personal-part>'
const page = (data: string, cart = CART, heart = HEART) =>
  `<p>שלום</p><script id="person" type="application/json">${data}</script>${cart}<i>–</i>${heart}`

test('a page is cut at its parts, and filled with those of a person', () => {
  const cut = cutPage(bytes(page('null')))
  expect(cut.parts).toEqual([
    { of: 'cart', about: undefined },
    { of: 'heart', about: 'a-1' },
  ])
  const given = { parts: [null, '<b>♥</b>'], data: '{"name":"ים"}' }
  expect(fillPage(cut, given).toString()).toBe(page('{"name":"ים"}', CART, '<b>♥</b>'))
})

test('a page without parts stays as it is', () => {
  const cut = cutPage(bytes('<p>null</p>'))
  expect(fillPage(cut, { parts: [], data: '{}' }).toString()).toBe('<p>null</p>')
})

test('a page is not sent with fewer or more parts than it has', () => {
  const cut = cutPage(bytes(page('null')))
  for (const parts of [[], [null], [null, null, null]]) {
    expect(() => fillPage(cut, { parts, data: 'null' })).toThrow('all of its parts')
  }
})
