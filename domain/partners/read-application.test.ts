import { expect, test } from 'vitest'
import { typed } from '#test/app/organization.ts'
import { readApplication } from './read-application.ts'
import { CONSENTS, CONTACT_REQUIRED, missingInContact } from './registration.ts'

const YEAR = 2026
const problemsOf = (changed: object) => readApplication({ ...typed, ...changed }, YEAR).problems

test('a complete form is parsed', () => {
  expect(readApplication(typed, YEAR)).toEqual({
    problems: {},
    application: {
      name: 'Hands of the Galilee',
      otherNames: { he: 'ידי הגליל' },
      website: 'https://hands.example.org/',
      registrationNumber: '580123456',
      country: 'israel',
      organizationType: 'nonprofit-association',
      yearEstablished: 1998,
      charitableStatus: 'yes',
      contactPersonName: 'Noa Bar',
      contactPersonRole: 'Director',
      email: 'office@hands.example.org',
      phone: '+97245550100',
      socialLinks: { facebook: 'https://facebook.com/hands' },
    },
  })
})

test('the Hebrew name and the social links are optional', () => {
  const { application } = readApplication({ ...typed, name_he: ' ', facebook: '' }, YEAR)
  expect(application).toMatchObject({ otherNames: {}, socialLinks: {} })
})

test('an empty form reports every required field at once', () => {
  const { application, problems } = readApplication({}, YEAR)
  expect(application).toBeNull()
  expect(Object.keys(problems).toSorted()).toEqual(
    Object.keys(typed)
      .filter((field) => field !== 'name_he' && field !== 'facebook')
      .toSorted(),
  )
})

test.each([
  [{ name: 'x'.repeat(201) }, 'name'],
  [{ name: '\u0000 ' }, 'name'],
  [{ name_he: 'א'.repeat(201) }, 'name_he'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ registrationNumber: 'x'.repeat(121) }, 'registrationNumber'],
  [{ country: 'atlantis' }, 'country'],
  [{ organizationType: 'united-states/501c3' }, 'organizationType'],
  [{ organizationType: '__proto__' }, 'organizationType'],
  [{ yearEstablished: '1899' }, 'yearEstablished'],
  [{ yearEstablished: String(YEAR + 1) }, 'yearEstablished'],
  [{ yearEstablished: '2e3' }, 'yearEstablished'],
  [{ yearEstablished: '1998.5' }, 'yearEstablished'],
  [{ charitableStatus: 'perhaps' }, 'charitableStatus'],
  [{ email: 'office' }, 'email'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '-----' }, 'phone'],
  [{ linkedin: 'ftp://example.org' }, 'linkedin'],
  [{ consentTerms: '' }, 'consentTerms'],
])('%o is refused with an error at its field only', (changed, field) => {
  expect(Object.keys(problemsOf(changed))).toEqual([field])
})

test.each(['1900', String(YEAR)])('the year %s is allowed', (yearEstablished) => {
  expect(problemsOf({ yearEstablished })).toEqual({})
})

test('a legal form that another country also has can be chosen from its list', () => {
  expect(problemsOf({ country: 'france', organizationType: 'united-states/other' })).toEqual({})
})

test('the contact step is complete with four fields and three consents', () => {
  expect(missingInContact(typed)).toEqual([])
  for (const field of [...CONTACT_REQUIRED, ...CONSENTS]) {
    expect(missingInContact({ ...typed, [field]: ' ' })).toEqual([field])
  }
  expect(missingInContact({})).toHaveLength(7)
})
