import { m } from '#messages'

const interests = {
  'Children and youth': m.volunteerwords_children,
  Education: m.volunteerwords_education,
  'Health care': m.volunteerwords_health,
  'Soldiers and their families': m.volunteerwords_soldiers,
  'Displaced families': m.volunteerwords_displaced,
  'Older people': m.volunteerwords_older,
  'Food and meals': m.volunteerwords_food,
  'Farming and nature': m.volunteerwords_farming,
  Rebuilding: m.volunteerwords_rebuilding,
  'New immigrants': m.volunteerwords_immigrants,
  'Jewish life': m.volunteerwords_jewish_life,
  'Arts and culture': m.volunteerwords_culture,
  Technology: m.volunteerwords_technology,
  Animals: m.volunteerwords_animals,
}
export type Interest = keyof typeof interests

/** Skills that items can require, by the words in which profiles store them; the first are offered as choices. */
const skills = {
  teaching: ['Teaching', m.volunteerwords_teaching],
  languages: ['Languages', m.volunteerwords_languages],
  cooking: ['Cooking', m.volunteerwords_cooking],
  driving: ['Driving', m.volunteerwords_driving],
  construction: ['Building and repairs', m.volunteerwords_construction],
  gardening: ['Gardening', m.volunteerwords_gardening],
  medicine: ['Medicine', m.volunteerwords_medicine],
  counselling: ['Counselling', m.volunteerwords_counselling],
  childcare: ['Childcare', m.volunteerwords_childcare],
  coding: ['Computers', m.volunteerwords_computers],
  design: ['Design', m.volunteerwords_design],
  writing: ['Writing', m.volunteerwords_writing],
  music: ['Music', m.volunteerwords_music],
  sports: ['Sports', m.volunteerwords_sports],
  fundraising: ['Fundraising', m.volunteerwords_fundraising],
  organizing: ['Organizing', m.volunteerwords_organizing],
  translation: ['Translation', m.volunteerwords_translation],
  'elder-care': ['Care for older people', m.volunteerwords_elder_care],
  photography: ['Photography', m.volunteerwords_photography],
  art: ['Art', m.volunteerwords_art],
  crafts: ['Crafts', m.volunteerwords_crafts],
  law: ['Law', m.volunteerwords_law],
  accounting: ['Accounting', m.volunteerwords_accounting],
  marketing: ['Marketing', m.volunteerwords_marketing],
  hosting: ['Hosting', m.volunteerwords_hosting],
  animals: ['Work with animals', m.volunteerwords_animal_work],
} as const satisfies Record<string, readonly [stored: string, label: () => string]>
export type Skill = keyof typeof skills
const OFFERED = 16

/** When, with whom and how. */
const circumstances = {
  'A few hours a week': m.volunteerwords_hours,
  Evenings: m.volunteerwords_evenings,
  Weekends: m.volunteerwords_weekends,
  'Whole days': m.volunteerwords_days,
  'A week or more': m.volunteerwords_weeks,
  'School holidays': m.volunteerwords_holidays,
  'With my family': m.volunteerwords_family,
  'With a group': m.volunteerwords_group,
  'From home': m.volunteerwords_home,
  Outdoors: m.volunteerwords_outdoors,
}
export type Circumstance = keyof typeof circumstances

/** Suggestions to pick instead of typing; stored exactly as written here, in English. */
export const INTERESTS = Object.keys(interests) as Interest[]
export const CIRCUMSTANCES = Object.keys(circumstances) as Circumstance[]
export const SKILLS = Object.keys(skills) as Skill[]
export const OFFERED_SKILLS: readonly string[] = SKILLS.slice(0, OFFERED).map(skillWord)

const labels = new Map<string, () => string>([
  ...Object.entries({ ...interests, ...circumstances }),
  ...Object.values(skills),
])

/** A skill as a profile stores it. */
export function skillWord(skill: Skill): string {
  return skills[skill][0]
}

/** A word of a volunteer profile in the language of the page if it was offered, or else as it was typed. */
export function wordLabel(word: string): string {
  return labels.get(word)?.() ?? word
}
