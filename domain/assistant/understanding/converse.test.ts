import { expect, test } from 'vitest'
import { converse } from './converse.ts'
import { filledSlots } from './slots.ts'

const TODAY = '2026-11-26'
const heard = (...said: string[]) => converse(said, TODAY)

test('a sentence is read into its slots; the words left are searched for', () => {
  const { slots, asks } = heard(
    'health projects with wheelchairs that need volunteers in the south in January',
  )
  expect(slots).toMatchObject({
    place: { districts: ['southern-district'] },
    days: { from: '2027-01-01', to: '2027-01-31' },
    kinds: ['volunteer'],
    topics: ['healthcare'],
    type: 'project',
    words: ['wheelchairs'],
  })
  expect(asks).toBe(false)
})

test.each([
  ['something to attend', 'event'],
  ['projects and events', null],
  ['אירועים בתל אביב', 'event'],
])('%j is of type %s', (text, type) => {
  expect(heard(text).slots.type).toBe(type)
})

test('the next sentence overwrites slots and keeps the others', () => {
  const { slots, goesOn } = heard('volunteering in Haifa', 'and in Jerusalem?')
  expect(goesOn).toBe(true)
  expect(slots).toMatchObject({
    kinds: ['volunteer'],
    place: { districts: ['jerusalem-district'] },
  })
  expect(heard('volunteering in Haifa', 'something with animals').slots).toMatchObject({
    kinds: ['volunteer'],
    place: { districts: ['haifa-district'] },
    words: ['animals'],
  })
})

test('a sentence that says where and what is a new question, and so is one about something else', () => {
  expect(heard('volunteering in Haifa in May', 'donate in Jerusalem').slots.days).toBeNull()
  expect(heard('volunteering in Haifa', 'how do I get a receipt').goesOn).toBe(false)
})

test('the reply of a chip empties its slot', () => {
  const said = ['education events in Haifa in January']
  const slotsAfter = (reply: string) => filledSlots(heard(...said, reply).slots)
  expect(filledSlots(heard(...said).slots)).toEqual(['place', 'days', 'type', 'topics'])
  expect(slotsAfter('Anywhere')).toEqual(['days', 'type', 'topics'])
  expect(slotsAfter('Any day')).toEqual(['place', 'type', 'topics'])
  expect(slotsAfter('Any topic')).toEqual(['place', 'days', 'type'])
  expect(slotsAfter('Projects and events')).toEqual(['place', 'days', 'topics'])
})

test('"more" continues; a word of thanks in between does not change the search', () => {
  expect(heard('events in Haifa', 'more', 'show me more')).toMatchObject({ more: 2, goesOn: true })
  expect(heard('events in Haifa', 'thank you', 'and in Jerusalem').slots).toMatchObject({
    type: 'event',
    place: { districts: ['jerusalem-district'] },
  })
})

test('a conversation goes on in Hebrew', () => {
  expect(heard('התנדבות בירושלים', 'ומה בחיפה?').slots).toMatchObject({
    place: { name: 'Haifa' },
    kinds: ['volunteer'],
  })
  expect(heard('אירועים בתל אביב', 'תראו לי עוד').more).toBe(1)
})

test.each([
  ['פרויקטים חינוכיים', ['education']],
  ['מה יש בסביבה', []],
  ['אמנות', ['arts-culture']],
  ['אומנות', ['arts-culture']],
])('%s is about %j', (text, topics) => {
  expect(heard(text).slots.topics).toEqual(topics)
})
