import { expect, test } from 'vitest'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { eventFacts } from './event-facts.ts'

const address = 'https://here.example/projects-events/7'
const event = {
  id: '7',
  type: 'event',
  title: 'Evening </script> choir',
  summary: 'Songs by the sea.',
  organization: 'Open Hands',
  partnerId: '9',
  image: '/files/3?w=960',
  region: 'asia',
  district: null,
  location: 'Old harbour, Jaffa',
  coordinates: { latitude: 32.05, longitude: 34.75 },
  startDatetime: '2026-05-14T15:00:00.000Z',
  endDatetime: '2026-05-14T17:30:00.000Z',
  timeZone: 'Asia/Jerusalem',
  places: 40,
  placesTaken: 39,
  dates: [],
} as Partial<PublicProjectEvent> as PublicProjectEvent

test('an event has local times, a place, an organizer and availability', () => {
  expect(eventFacts(event, address)).toMatchObject({
    '@type': 'Event',
    startDate: '2026-05-14T18:00+03:00',
    endDate: '2026-05-14T20:30+03:00',
    image: ['https://here.example/files/3?w=1600'],
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Old harbour, Jaffa', geo: { latitude: 32.05 } },
    organizer: { name: 'Open Hands', url: 'https://here.example/partner/9' },
    offers: { price: 0, availability: 'https://schema.org/InStock' },
  })
})

test.each([
  ['America/New_York', '2026-05-14T11:00-04:00'],
  ['Asia/Kolkata', '2026-05-14T20:30+05:30'],
  ['UTC', '2026-05-14T15:00+00:00'],
])('in %s it starts at %s', (timeZone, startDate) => {
  expect(eventFacts({ ...event, timeZone }, address)).toMatchObject({ startDate })
})

test('a full event has no offer', () => {
  expect(eventFacts({ ...event, placesTaken: 40 }, address)).not.toHaveProperty('offers')
  expect(eventFacts({ ...event, places: null }, address)).toHaveProperty('offers')
})

test('an event without a place is online', () => {
  const online = { ...event, region: null, location: null, coordinates: null }
  expect(eventFacts(online, address)).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: address },
  })
})

test('of several dates each that is left is a part, between the next and the last', () => {
  const dates = [
    { id: '1', startDatetime: '2026-05-07T15:00:00.000Z', endDatetime: null, isOver: true },
    { id: '2', startDatetime: '2026-05-14T15:00:00.000Z', endDatetime: null, isOver: false },
    {
      id: '3',
      startDatetime: '2026-11-14T16:00:00.000Z',
      endDatetime: '2026-11-14T18:00:00.000Z',
      isOver: false,
    },
  ]
  const facts = JSON.parse(
    JSON.stringify(eventFacts({ ...event, endDatetime: null, dates }, address)),
  )
  expect(facts).toMatchObject({
    startDate: '2026-05-14T18:00+03:00',
    endDate: '2026-11-14T20:00+02:00',
  })
  const common = { '@type': 'Event', name: event.title, location: facts.location, url: address }
  expect(facts.subEvent).toEqual([
    expect.objectContaining({ ...common, startDate: '2026-05-14T18:00+03:00' }),
    expect.objectContaining({
      ...common,
      startDate: '2026-11-14T18:00+02:00',
      endDate: '2026-11-14T20:00+02:00',
    }),
  ])
  expect(facts.subEvent[0]).not.toHaveProperty('endDate')
})

test('a project is not an event', () => {
  expect(eventFacts({ ...event, type: 'project' }, address)).toBeNull()
})
