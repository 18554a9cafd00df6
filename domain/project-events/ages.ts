import { m } from '#messages'

/** Who may come, if an organization asks: minors with a parent's consent, or adults only. */
export const AGES = ['consent', 'adults'] as const
export type Ages = (typeof AGES)[number]

export const ADULT_AGE = 18
export const AGE_MAX = 99

const labels: Record<Ages, () => string> = {
  consent: m.guardians_ages_consent,
  adults: m.guardians_ages_adults,
}

export function agesLabel(ages: Ages): string {
  return labels[ages]()
}

/** Parses who may come from a form or the database; null for everybody. */
export function parseAges(word: string | null | undefined): Ages | null {
  return AGES.find((ages) => ages === word) ?? null
}

/** Who may come, as an item's page and a review say it; empty if everybody may. */
export function agesText({ ages, minAge }: { ages: string | null; minAge: number | null }): string {
  const known = parseAges(ages)
  const from = minAge === null ? '' : m.guardians_from_age({ age: minAge })
  return [from, known ? labels[known]() : ''].filter(Boolean).join(' · ')
}
