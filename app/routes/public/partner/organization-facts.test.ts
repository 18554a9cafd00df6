import { expect, test } from 'vitest'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { organizationFacts } from './organization-facts.ts'

const partner: PublicPartner = {
  id: '9',
  name: 'Open Hands',
  otherName: 'ידיים פתוחות',
  language: 'en',
  registeredName: 'Open Hands',
  logo: '/files/3?w=480',
  category: null,
  summary: 'Meals for neighbors.',
  focusAreas: [],
  cover: null,
  description: '',
  mission: '',
  website: 'https://open-hands.example',
  country: 'israel',
  yearEstablished: 1998,
  socialLinks: {},
  otherFocusArea: null,
  districts: [],
  contact: null,
  answerDays: null,
}

test('includes an organization’s names, page, picture and website', () => {
  const [facts, crumbs] = organizationFacts(partner, 'https://here.example')
  expect(facts).toMatchObject({
    '@type': 'NGO',
    name: 'Open Hands',
    alternateName: 'ידיים פתוחות',
    url: 'https://here.example/partner/9',
    foundingDate: '1998',
    logo: 'https://here.example/files/3?w=480',
    sameAs: ['https://open-hands.example'],
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
})

test('omits unknown properties', () => {
  const [facts] = organizationFacts(
    { ...partner, logo: null, otherName: null },
    'https://here.example',
  )
  expect(facts).not.toHaveProperty('logo')
  expect(facts).not.toHaveProperty('alternateName')
})
