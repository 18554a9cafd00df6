import { expect, test } from 'vitest'
import { CATEGORIES } from '#domain/project-events/project-event.ts'
import { subjectOf, variantOf } from './subject-of.ts'

const titled = (title: string, district: string | null = null) =>
  subjectOf({ id: 'a', title, district })

test.each([
  ['Friday pots: 900 hot meals out of one Rishon kitchen', 'kitchen'],
  ['Crooked carrots welcome, a vegetable rescue in Ramla', 'harvest'],
  ['Two hundred acacias before breakfast', 'trees'],
  ['A music room under Ofakim', 'music'],
  ['Music and soup: a music evening with soup and more music', 'music'],
  ['Evening trauma clinic for children in Sderot', 'clinic'],
  ['Matriculation at thirty: evening classes in Netivot', 'school'],
  ['Classical music for babies', 'music'],
  ['A hospital for worn-out books in Nahlaot', 'books'],
  ['The Safed tool library', 'tools'],
  ['Repair café at the far end, opening in Eilat', 'tools'],
  ['Mending burned footpaths above Katzrin', 'trail'],
  ["Two coffees a month: mentors for immigrant professionals in Ra'anana", 'meeting'],
  ['Boxes under beds: a village archive in Alon Shvut', 'books'],
  ['Thirty hours for the hard of hearing, a hackathon in Florentin', 'robots'],
  ['Kitchen tables for Nirim, made by those who will eat at them', 'tools'],
  ['Telephone friends for older parents left in Melbourne', 'elders'],
  ['שירת לילה: an open circle of piyyut', 'music'],
  ['ארוחות חמות לשבת', 'kitchen'],
  ['ספריית הכלים של צפת', 'tools'],
  ['בית חולים לספרים בלויים בנחלאות', 'books'],
  ['תחנה לשירות לאומי בבית שמש', 'home'],
  ['מסיבת כוכבים על שפת המכתש', 'stars'],
])('%s: %s', (title, subject) => {
  expect(titled(title)).toBe(subject)
})

test('words within words mean nothing', () => {
  expect(titled('Single parents of Eilat')).toBeNull()
  expect(titled('A workshopper')).toBe('tools')
  expect(titled('An upstart')).toBeNull()
})

test('every topic has a scene, and without topic and words there is none', () => {
  for (const category of CATEGORIES) {
    for (let n = 0; n < 20; n++) {
      expect(subjectOf({ id: `${n}`, title: 'Xyz', category, district: null })).not.toBeNull()
    }
  }
  expect(variantOf({ id: 'a', title: 'Xyz', district: null })).toBeNull()
  expect(variantOf({ id: 'a', category: null, district: null })).toBeNull()
})

test('no beach where there is no coast', () => {
  const title = 'Clean the beach'
  expect(titled(title, 'haifa-district')).toBe('beach')
  expect(titled(title, 'jerusalem-district')).toBeNull()
  expect(titled(title, 'judea-and-samaria')).toBeNull()
  expect(titled('Sailing, with a boat and some music', 'jerusalem-district')).toBe('music')
})

test.each([
  ['Repair café at the far end, opening in Eilat', 'tools-1'],
  ['The Safed tool library', 'tools-0'],
  ['Soup by bicycle, and a bicycle tour', 'sport-1'],
  ['Four kilometers together along the Yarkon', 'sport-0'],
  ['A volunteer fire watch on the Carmel', 'rescue-1'],
  ['A defibrillator within three minutes of every door in Ashdod', 'rescue-0'],
])('%s shows %s, whatever its id', (title, picture) => {
  for (let n = 0; n < 20; n++) {
    const { subject, composition } = variantOf({ id: `${n}`, title, district: null })!
    expect(`${subject}-${composition}`).toBe(picture)
  }
})

test('an item keeps its picture, and others of the subject get others', () => {
  const pictures = Array.from({ length: 60 }, (_, n) =>
    JSON.stringify(variantOf({ id: `item ${n}`, title: 'Soup', district: null })),
  )
  expect(new Set(pictures).size).toBe(12)
  expect(JSON.stringify(variantOf({ id: 'item 3', title: 'Soup', district: null }))).toBe(
    pictures[3],
  )
})
