import { expect, test } from 'vitest'
import type { Preferences } from '../accounts/preferences.ts'
import { FALLBACK, type VolunteerProfile } from '../assistant/volunteer-profile.ts'
import { gatherWishes, isWithoutWishes } from './gather-wishes.ts'

const none: Preferences = { supportTypes: [], locations: [], categories: [] }
const chosen = (some: Partial<Preferences>) => gatherWishes({ ...none, ...some }, null)
const told = (some: Partial<VolunteerProfile>) => gatherWishes(null, { ...FALLBACK, ...some })

test('without answers or with an empty profile there are no wishes', () => {
  expect(isWithoutWishes(gatherWishes(null, null))).toBe(true)
  expect(isWithoutWishes(chosen({}))).toBe(true)
  expect(isWithoutWishes(told({}))).toBe(true)
})

test.each<[string, Partial<Preferences> | null, Partial<VolunteerProfile> | null]>([
  ['a way to help', { supportTypes: ['volunteer'] }, null],
  ['a place', { locations: ['haifa'] }, null],
  ['a cause', { categories: ['medical'] }, null],
  ['an interest', null, { interests: ['archaeology'] }],
  ['a way to help in the profile', null, { supportType: 'invest' }],
  ['never having been there', null, { visitFrequency: 'never' }],
])('%s alone yields a wish', (_, preferences, profile) => {
  const wishes = gatherWishes(
    preferences && { ...none, ...preferences },
    profile && { ...FALLBACK, ...profile },
  )
  expect(isWithoutWishes(wishes)).toBe(false)
})

test('the profile’s main way to help comes before the preferences, each once', () => {
  const { kinds } = gatherWishes(
    { ...none, supportTypes: ['volunteer', 'visit'] },
    { ...FALLBACK, supportType: 'visit' },
  )
  expect(kinds).toEqual(['visit', 'volunteer'])
})

test('a cause that names a topic is distinguished from a related one', () => {
  expect(chosen({ categories: ['education'] }).topics).toEqual([
    { topic: 'education', close: null },
  ])
  expect(chosen({ categories: ['children'] }).topics).toEqual([
    { topic: 'education', close: 'Children' },
    { topic: 'community-development', close: 'Children' },
  ])
  expect(chosen({ categories: ['children', 'education'] }).topics).toEqual([
    { topic: 'education', close: null },
    { topic: 'community-development', close: 'Children' },
  ])
})

test.each([
  ['Education', null],
  ['Schools', 'Schools'],
  ['Arts', null],
])('%s is only related to a topic, unless it is its name', (word, close) => {
  expect(told({ interests: [word] }).topics[0]).toMatchObject({ close })
})

test('a broad interest means no topic, and is searched for part by part', () => {
  const wishes = told({ interests: ['Children and youth', 'Farming & nature', 'food/drink'] })
  expect(wishes.topics.map(({ topic }) => topic)).not.toContain('healthcare')
  expect(wishes.words).toEqual(['Children', 'youth', 'Farming', 'nature', 'food', 'drink'])
})

test('a place means its district; of the South and the Negev, which share one, the South is shown', () => {
  expect(chosen({ locations: ['haifa'] }).places).toEqual([
    { district: 'haifa-district', from: 'haifa' },
  ])
  expect(chosen({ locations: ['negev', 'south'] }).places).toEqual([
    { district: 'southern-district', from: 'south' },
  ])
})

test('free text is parsed for topics, places and ways to help, and kept as search words', () => {
  const wishes = told({
    interests: ['Health care', 'the Galilee'],
    tags: ['volunteering', 'with my family'],
  })
  expect(wishes.topics).toEqual([{ topic: 'healthcare', close: null }])
  expect(wishes.places).toEqual([{ district: 'northern-district', from: null }])
  expect(wishes.kinds).toEqual(['volunteer'])
  expect(wishes.words).toEqual(['Health care', 'the Galilee'])
})

test('skills are recognized and shown as typed', () => {
  expect(told({ skills: ['I taught maths for years'] }).skills).toEqual([
    { skill: 'teaching', said: 'I taught maths for years' },
  ])
})

test.each<[Partial<VolunteerProfile>, ReturnType<typeof gatherWishes>['presence']]>([
  [{ visitFrequency: 'often' }, 'often'],
  [{ visitFrequency: 'yearly' }, 'visits'],
  [{ visitFrequency: 'once' }, 'visits'],
  [{ visitFrequency: 'never' }, 'afar'],
  [{ visitFrequency: 'unknown' }, null],
  [{ visitFrequency: 'lives-there' }, 'lives'],
  [{ connection: 'lives-there', visitFrequency: 'never' }, 'lives'],
  [{ connection: 'family' }, null],
])('%o is %s', (profile, presence) => {
  expect(told(profile).presence).toBe(presence)
})

test('the same input yields the same wishes, whatever it contains', () => {
  const odd = ['', '   ', '🕊️', 'חינוך', '\u0000', 'a'.repeat(60), '<b>', "'; drop table"]
  expect(() => told({ interests: odd, skills: odd, tags: odd })).not.toThrow()
})

test('the number of search words is limited', () => {
  const interests = Array.from({ length: 20 }, (_, at) =>
    Array.from({ length: 10 }, (__, part) => `w${at}x${part}`).join(','),
  )
  expect(told({ interests }).words).toHaveLength(24)
})
