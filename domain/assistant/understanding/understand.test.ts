import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understand } from './understand.ts'
import { CATEGORIES } from '#domain/project-events/project-event.ts'
import { DISTRICTS, REGIONS } from '#domain/project-events/place.ts'
import { KINDS } from '#domain/support/support.ts'
import { COMPANIES, SKILLS, SUBJECTS, type Understood } from './understood.ts'

const today = '2026-11-25'

test('parses every part of a full question', () => {
  expect(understand('What can my family do near Haifa next week?', { today })).toEqual({
    districts: ['haifa-district'],
    regions: [],
    place: 'Haifa',
    days: { from: '2026-11-29', to: '2026-12-05', words: 'next week' },
    topics: [],
    kinds: ['volunteer', 'attend', 'visit'],
    type: null,
    skills: [],
    people: ['family'],
    about: 'items',
    words: [],
  } satisfies Understood)
})

test.each([
  ['tell me about Galilee Hands', ['galilee', 'hands'], null],
  ['Who is Almond Window?', ['almond', 'window'], null],
  ['Tell me about Swift Harvest Giving', ['swift', 'harvest', 'giving'], null],
  ['when does The Thursday Table meet', ['thursday', 'table', 'meet'], null],
  ['the Safed tool library', ['tool', 'library'], 'Safed'],
  ['wounded soldiers in Haifa', ['wounded', 'soldiers'], 'Haifa'],
  ['Anything for my kids in Tel Aviv?', [], 'Tel Aviv'],
  ['is there a hackathon near Florentin', ['hackathon'], 'Florentin'],
  ["the parents' evening in Be'er Sheva", ["parents'", 'evening'], "Be'er Sheva"],
  ['I want to volunteer on Sunday', [], null],
  ['soldeirs', ['soldiers'], null],
] as const)('"%s" leaves %j to search for', (text, words, place) => {
  const said = understand(text, { today })
  expect(said.place).toBe(place)
  expect(said.words.filter((word) => word !== 'evening')).toEqual(
    words.map((word) => word.replace(/'$/, '')).filter((word) => word !== 'evening'),
  )
})

test.each([
  ['my wife and I', 'family'],
  ['with my kids', 'children'],
  ['a group of 20', 'group'],
  ['for teenagers', 'youth'],
  ['we are retired', 'seniors'],
  ['I come by myself', 'alone'],
  ['עם ילדים', 'children'],
] as const)('"%s" mentions the companions %s', (text, company) => {
  expect(understand(text, { today }).people).toContain(company)
})

const pieces = fc.constantFrom(
  ...`in near not and or the but anything Haifa Jeruselem Tel Aviv Galilee Hands Negev next this last week weekend month Sunday 3 10 May
  2027-05-03 12/13 between from until after Passover חנוכה בשבוע הבא בתל אביב volunteer donate without money $50 children teach
  music <b> ${'\u0000'} ${'\u202e'} 😀 ${'\ud800'} ' " … ? ! .`.split(/\s+/),
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2_000 }),
  fc.string({ unit: 'grapheme', maxLength: 500 }),
  fc.array(pieces, { maxLength: 60 }).map((words) => words.join(' ')),
)

function isSound(said: Understood): void {
  const within = <One>(all: readonly One[], whole: readonly One[]) => {
    expect(new Set(all).size).toBe(all.length)
    for (const one of all) expect(whole).toContain(one)
  }
  within(said.districts, DISTRICTS)
  within(said.regions, REGIONS)
  within(said.topics, CATEGORIES)
  within(said.kinds, KINDS)
  within(said.skills, SKILLS)
  within(said.people, COMPANIES)
  expect(SUBJECTS).toContain(said.about)
  expect(said.words.length).toBeLessThanOrEqual(12)
  for (const word of said.words) expect(word).toBe(word.toWellFormed().trim())
  if (!said.days) return
  expect(said.days.from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(said.days.to).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(said.days.from <= said.days.to).toBe(true)
  expect(said.days.words).not.toBe('')
}

test('any text is understood in some way, alone and after any other, with the same result each time', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, before) => {
      const alone = understand(text, { today })
      isSound(alone)
      const after = understand(text, { today, earlier: understand(before, { today }) })
      isSound(after)
      expect(understand(text, { today })).toEqual(alone)
    }),
    { numRuns: 300 },
  )
})

test('on any day, ranges are in the right order', () => {
  const days = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(days, fc.array(pieces, { maxLength: 12 }), (day, words) => {
      isSound(understand(words.join(' '), { today: day }))
    }),
    { numRuns: 300 },
  )
})

test('spaces, capitals and trailing punctuation change nothing', () => {
  const asked = fc.constantFrom(
    'volunteering near haifa next week',
    'events in tel aviv on sunday',
    'wounded soldiers',
    'anything but donating',
  )
  fc.assert(
    fc.property(
      asked,
      fc.constantFrom(' ', '  ', '\n', '\t'),
      fc.constantFrom('', '?', '!', '…'),
      (text, space, mark) => {
        const plain = understand(text, { today })
        const other = `${space}${text.toUpperCase().replaceAll(' ', space)}${mark}`
        expect(understand(other, { today })).toEqual(plain)
      },
    ),
  )
})

test('the longest texts take negligible time', () => {
  const texts = ['not in haifa ', 'in two weeks ', 'jeruselim ', 'a ', 'Galilee Hands '].map(
    (text) => text.repeat(2_000 / text.length),
  )
  const begun = performance.now()
  for (const text of texts) understand(text, { today })
  // A busy machine is slow, but quadratic time would be slower still.
  expect(performance.now() - begun).toBeLessThan(1_000)
})
