import { expect, test } from 'vitest'
import { PARTNER_COUNTRIES, organizationTypes } from './partner.ts'
import { countryLabel, organizationTypeLabel } from './partner-words.ts'

test('each country and each of its legal forms has its own name', () => {
  expect(new Set(PARTNER_COUNTRIES.map(countryLabel)).size).toBe(PARTNER_COUNTRIES.length)
  for (const country of PARTNER_COUNTRIES) {
    const forms = organizationTypes(country)
    const names = forms.map((form) => organizationTypeLabel(country, form))
    expect(new Set(names).size, country).toBe(forms.length)
    for (const [at, name] of names.entries()) expect(name).not.toBe(forms[at])
  }
})

test('Israel has ten forms, in Hebrew and English', () => {
  const names = organizationTypes('israel').map((form) => organizationTypeLabel('israel', form))
  expect(names).toHaveLength(10)
  for (const name of names) expect(name).toMatch(/\p{Script=Hebrew}.* \/ [A-Z]/u)
})

test('a legal form unknown in that country is shown unchanged', () => {
  expect(organizationTypeLabel('france', '501c3')).toBe('501c3')
})
