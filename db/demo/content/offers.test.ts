import { expect, test } from 'vitest'
import {
  MESSAGE_KINDS,
  INBOX_MESSAGE_MAX,
  MESSAGE_MIN,
  MESSAGE_STATUSES,
} from '#domain/inbox/inbox-message.ts'
import type { DemoProduct } from '../shapes.ts'
import { MESSAGES } from './messages.ts'
import { NEWS } from './news.ts'
import { ORGANIZATIONS } from './organizations.ts'
import { PRODUCTS } from './products.ts'
import { VISITS } from './visits.ts'

const approved = new Set(
  ORGANIZATIONS.filter(({ status }) => status === 'approved').map(({ key }) => key),
)
const isPublic = (one: { of: string; isHidden?: boolean; isWithdrawn?: boolean }) =>
  approved.has(one.of) && !one.isHidden && !one.isWithdrawn
const publicNews = NEWS.filter(isPublic)
const publicProducts = PRODUCTS.filter(isPublic)
const WEEK = 7 * 24

function repeated(words: string[]) {
  return words.filter((word, at) => words.indexOf(word) !== at)
}

function stocks({ stock }: DemoProduct): number[] {
  return typeof stock === 'number' ? [stock] : Object.values(stock)
}

test('five news of four organizations or more are public, of the last seven weeks', () => {
  expect(publicNews).toHaveLength(5)
  expect(new Set(publicNews.map(({ of }) => of)).size).toBeGreaterThanOrEqual(4)
  const hours = publicNews.map(({ hoursAgo }) => hoursAgo)
  expect(Math.min(...hours)).toBe(1)
  expect(Math.max(...hours)).toBeGreaterThan(6 * WEEK)
  expect(Math.max(...hours)).toBeLessThanOrEqual(7 * WEEK)
  expect(publicNews.filter(({ hasPicture }) => hasPicture)).toHaveLength(4)
})

test('some news and products are there that not everybody may see, of every standing', () => {
  for (const rows of [NEWS, PRODUCTS]) {
    const own = rows.filter(({ of }) => of === 'galilee-hands')
    expect(own.filter(({ isHidden }) => isHidden)).toHaveLength(1)
    expect(own.filter(({ isWithdrawn }) => isWithdrawn)).toHaveLength(1)
    expect(own.filter(isPublic).length).toBeGreaterThan(0)
    expect(rows.filter(({ of }) => of === 'harbor-lantern')).toHaveLength(1)
  }
  const known = ORGANIZATIONS.map(({ key }) => key)
  expect([...NEWS, ...PRODUCTS].filter(({ of }) => !known.includes(of))).toEqual([])
})

test('news are told in three to seven paragraphs, in a calm voice', () => {
  for (const { title, summary, body } of NEWS) {
    expect(title.length, title).toBeLessThanOrEqual(160)
    expect(summary.length, title).toBeLessThanOrEqual(300)
    const paragraphs = body.split('\n\n')
    expect(paragraphs.length, title).toBeGreaterThanOrEqual(3)
    expect(paragraphs.length, title).toBeLessThanOrEqual(7)
    expect(Math.min(...paragraphs.map(({ length }) => length)), title).toBeGreaterThan(40)
  }
  const texts = [NEWS, PRODUCTS, MESSAGES, VISITS]
  expect(JSON.stringify(texts)).not.toContain('!')
  expect(repeated([...NEWS, ...PRODUCTS, ...MESSAGES, ...VISITS].map(({ key }) => key))).toEqual([])
})

test('seventeen products of five organizations or more are for sale, at sensible prices', () => {
  expect(publicProducts).toHaveLength(17)
  expect(new Set(publicProducts.map(({ of }) => of)).size).toBeGreaterThanOrEqual(5)
  const dollars = publicProducts.map((product) => product.dollars)
  expect(Math.min(...dollars)).toBe(4.5)
  expect(Math.max(...dollars)).toBe(180)
  expect(PRODUCTS.filter(({ name }) => name.length > 120)).toEqual([])
  expect(publicProducts.filter(({ name }) => name.length > 100)).toHaveLength(1)
  expect(repeated(PRODUCTS.map(({ name }) => name))).toEqual([])
})

test('the T-shirt is there in four sizes', () => {
  const shirt = PRODUCTS.find(({ key }) => key === 'galilee-hills-t-shirt')
  expect(shirt?.dollars).toBe(25.99)
  expect(Object.keys(shirt?.stock ?? {})).toEqual(['S', 'M', 'L', 'XL'])
})

test('one product is sold out, one in one of its sizes', () => {
  const soldOut = publicProducts.filter((product) => stocks(product).every((left) => left === 0))
  expect(soldOut).toHaveLength(1)
  const partly = publicProducts.filter((one) => stocks(one).includes(0) && !soldOut.includes(one))
  expect(partly.map(({ stock }) => typeof stock)).toEqual(['object'])
  expect(publicProducts.filter(({ stock }) => typeof stock === 'number').length).toBeGreaterThan(5)
  const sizes = PRODUCTS.flatMap(({ stock }) =>
    typeof stock === 'number' ? [] : Object.keys(stock),
  )
  expect(sizes.filter((size) => size.length > 20)).toEqual([])
})

test('most products have two or three pictures, some one, one none', () => {
  const counts = publicProducts.map(({ pictures }) => pictures.length)
  expect(counts.filter((count) => count === 0)).toHaveLength(1)
  expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(2)
  expect(counts.filter((count) => count >= 2).length).toBeGreaterThan(counts.length / 2)
  expect(Math.max(...counts)).toBe(3)
})

test('all approved organizations but two have a logo', () => {
  const without = ORGANIZATIONS.filter(({ key, hasLogo }) => approved.has(key) && !hasLogo)
  expect(without.map(({ key }) => key)).toEqual(['quiet-stride', 'first-key'])
  expect(ORGANIZATIONS.filter(({ key, hasLogo }) => hasLogo && !approved.has(key))).toEqual([])
})

test('the inbox has messages of every kind, in every state', () => {
  const words = MESSAGES.flatMap(({ kind, status }) => [kind, status])
  expect([...MESSAGE_KINDS, ...MESSAGE_STATUSES].filter((word) => !words.includes(word))).toEqual(
    [],
  )
  for (const { kind, status, answer, tour, journey, message, key } of MESSAGES) {
    expect(Boolean(answer), key).toBe(status === 'answered')
    expect(Boolean(tour), key).toBe(kind === 'tour')
    expect(journey?.days.length ?? 0, key).toBe({ contact: 0, tour: 1, itinerary: 2 }[kind])
    expect(message.length, key).toBeGreaterThanOrEqual(MESSAGE_MIN)
    expect(message.length, key).toBeLessThanOrEqual(INBOX_MESSAGE_MAX)
  }
})

test('activity has pages and links, of people and of nobody', () => {
  const steps = VISITS.flatMap((visit) => visit.steps)
  expect(steps.length).toBeGreaterThanOrEqual(36)
  expect(steps.filter((step) => typeof step === 'object').length).toBeGreaterThanOrEqual(5)
  const anonymous = VISITS.filter(({ who }) => who === undefined)
  expect(anonymous.length).toBeGreaterThanOrEqual(5)
  expect(VISITS.length - anonymous.length).toBeGreaterThanOrEqual(5)
  expect(VISITS.filter(({ hoursAgo }) => hoursAgo > WEEK)).toEqual([])
})
