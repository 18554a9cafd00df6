import { expect, test } from 'vitest'
import { parseVolunteerProfile } from './read-profile.ts'
import { FALLBACK } from './volunteer-profile.ts'

const whole = {
  interests: ['Education', 'Olive trees'],
  skills: ['Teaching'],
  supportType: 'volunteer',
  connection: 'lives-there',
  visitFrequency: 'lives-there',
  tags: ['Weekends'],
}

test.each([
  ['alone', JSON.stringify(whole)],
  ['between words', `Here you are:\n\n${JSON.stringify(whole, null, 2)}\nShall I save it?`],
  ['in a fence', `\`\`\`json\n${JSON.stringify(whole)}\n\`\`\``],
  ['before a second one', `${JSON.stringify(whole)} or {"interests":["Other"]}`],
  ['behind braces that are none', `{so} I think: ${JSON.stringify(whole)}`],
])('parses the first object, %s', (_, text) => {
  expect(parseVolunteerProfile(text)).toEqual(whole)
})

test.each([
  ['nothing', ''],
  ['words', 'I could not make a profile of this.'],
  ['a list', '["Education"]'],
  ['a broken object', '{"interests": ["Education"'],
  ['no object but a number', '42'],
  ['many braces', '{'.repeat(50_000)],
])('returns the fallback for %s', (_, text) => {
  expect(parseVolunteerProfile(text)).toEqual(FALLBACK)
})

test('braces within strings end nothing', () => {
  expect(parseVolunteerProfile('{"interests":["a } b","\\"{"],"supportType":"donate"}')).toEqual({
    ...FALLBACK,
    interests: ['a } b', '"{'],
    supportType: 'donate',
  })
})

test('unknown values fall back; alternative spellings of known ones are recognized', () => {
  const text = JSON.stringify({
    interests: 'Education, Food',
    skills: [1, null, { a: 1 }, 'Law'],
    supportType: 'Volunteering',
    connection: 'Lived There',
    visitFrequency: ['yearly'],
    tags: null,
    role: 'superuser',
  })
  expect(parseVolunteerProfile(text)).toEqual({
    interests: ['Education', 'Food'],
    skills: ['Law'],
    supportType: 'unknown',
    connection: 'lived-there',
    visitFrequency: 'yearly',
    tags: [],
  })
})

test('limits the number and length of words; single-line, deduplicated, without invisible characters', () => {
  const text = JSON.stringify({
    interests: Array.from({ length: 500 }, (_, at) => `Interest ${at}`),
    skills: ['x'.repeat(500), '🌱'.repeat(100), ' Teaching\n ', 'teaching', '\u202Eevil\u0000', ''],
  })
  const { interests, skills } = parseVolunteerProfile(text)
  expect(interests).toHaveLength(20)
  expect(skills).toEqual(['x'.repeat(60), '🌱'.repeat(60), 'Teaching', 'evil'])
})

test('never returns the same fallback object twice', () => {
  parseVolunteerProfile('').interests.push('mine')
  expect(parseVolunteerProfile('').interests).toEqual([])
})

test('markup and links are not words of a profile', () => {
  const tags = [
    'Weekends',
    '<script>alert(1)</script>',
    'https://evil.example/x',
    'www.evil.example',
    'javascript:alert(1)',
  ]
  expect(parseVolunteerProfile(JSON.stringify({ ...whole, tags, skills: tags })).tags).toEqual([
    'Weekends',
  ])
})
