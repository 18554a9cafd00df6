import { expect, test } from 'vitest'
import { speak } from '#platform/speak.ts'
import { shownMinisite } from './draft.ts'

const stored = {
  id: '01900000-0000-7000-8000-000000000000',
  logo: '/files/logo',
  photo: '/files/photo',
  figures: { supporters: 3, raisedCents: 100 },
}
const typed = {
  fullName: 'Noa Levin',
  organizationName: ' ',
  contactEmail: 'noa@example.org',
  isEmailPublic: 'on',
  ambassadorType: 'individual',
  bio: 'Come along.',
  website: 'noa.example.org',
  facebook: '',
}

test('the preview shows the page as it would be saved', () => {
  expect(shownMinisite(typed, stored)).toEqual({
    ...stored,
    name: 'Noa Levin',
    type: 'individual',
    bio: 'Come along.',
    language: 'en',
    email: 'noa@example.org',
    socialLinks: { website: 'https://noa.example.org/' },
  })
})

test('the organization’s name takes precedence, and a missing name gets a placeholder', () => {
  expect(shownMinisite({ ...typed, organizationName: 'Open Hands' }, stored).name).toBe(
    'Open Hands',
  )
  expect(shownMinisite({ ...typed, fullName: '' }, stored).name).toBe('Your name')
})

test('a private email is left out, and an invalid web address is not a link', () => {
  const { isEmailPublic: _, ...hidden } = typed
  expect(shownMinisite(hidden, stored).email).toBeNull()
  for (const website of ['javascript:alert(1)', '//x.example', 'https://u:p@x.example', 'ht']) {
    expect(shownMinisite({ ...typed, website }, stored).socialLinks).toEqual({})
  }
})

test('a chosen picture takes precedence over the stored one, and a removed one disappears', () => {
  expect(shownMinisite({ ...typed, removePhoto: 'yes' }, stored).photo).toBeNull()
  const chosen = { photo: 'blob:1' }
  expect(shownMinisite({ ...typed, removePhoto: 'yes' }, stored, chosen).photo).toBe('blob:1')
  expect(shownMinisite(typed, stored, chosen).logo).toBe('/files/logo')
})

test('the bio is previewed in the language of the page, else in its own', async () => {
  const hebrew = { bio: 'בואו איתנו.', language: 'he' }
  expect(shownMinisite({ ...typed, ...hebrew }, stored)).toMatchObject(hebrew)
  const both = { ...typed, language: 'en', bio_he: hebrew.bio }
  expect(shownMinisite(both, stored)).toMatchObject({ bio: typed.bio, language: 'en' })
  await speak('he', () => expect(shownMinisite(both, stored)).toMatchObject(hebrew))
})
