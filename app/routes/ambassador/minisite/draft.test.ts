import { expect, test } from 'vitest'
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

test('a page is shown as it would be saved', () => {
  expect(shownMinisite(typed, stored)).toEqual({
    ...stored,
    name: 'Noa Levin',
    type: 'individual',
    bio: 'Come along.',
    email: 'noa@example.org',
    socialLinks: { website: 'https://noa.example.org/' },
  })
})

test('the organization comes before the person, and a name that is missing is said to be', () => {
  expect(shownMinisite({ ...typed, organizationName: 'Open Hands' }, stored).name).toBe(
    'Open Hands',
  )
  expect(shownMinisite({ ...typed, fullName: '' }, stored).name).toBe('Your name')
})

test('an address that is not shown is not in it, and what is no address of the web is no link', () => {
  const { isEmailPublic: _, ...hidden } = typed
  expect(shownMinisite(hidden, stored).email).toBeNull()
  for (const website of ['javascript:alert(1)', '//x.example', 'https://u:p@x.example', 'ht']) {
    expect(shownMinisite({ ...typed, website }, stored).socialLinks).toEqual({})
  }
})

test('a picture that was chosen comes before the stored one, which goes where it is to be removed', () => {
  expect(shownMinisite({ ...typed, removePhoto: 'yes' }, stored).photo).toBeNull()
  const chosen = { photo: 'blob:1' }
  expect(shownMinisite({ ...typed, removePhoto: 'yes' }, stored, chosen).photo).toBe('blob:1')
  expect(shownMinisite(typed, stored, chosen).logo).toBe('/files/logo')
})
