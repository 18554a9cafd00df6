import { m } from '#messages'
import { wordTable } from './understanding/word-table.ts'
import type { Skill } from './understanding/skill.ts'

/** Suggestions to pick instead of typing; stored exactly as written here, and shown as `wordIn` says. */
export const INTERESTS = [
  'Children and youth',
  'Education',
  'Health care',
  'Soldiers and their families',
  'Displaced families',
  'Older people',
  'Food and meals',
  'Farming and nature',
  'Rebuilding',
  'New immigrants',
  'Jewish life',
  'Arts and culture',
  'Technology',
  'Animals',
] as const
export type Interest = (typeof INTERESTS)[number]

/** Every skill that items can require, in a word or two. */
export const SKILL_WORDS: Record<Skill, string> = {
  teaching: 'Teaching',
  languages: 'Languages',
  translation: 'Translation',
  medicine: 'Medicine',
  counselling: 'Counselling',
  childcare: 'Childcare',
  'elder-care': 'Care for older people',
  cooking: 'Cooking',
  driving: 'Driving',
  construction: 'Building and repairs',
  gardening: 'Gardening',
  coding: 'Computers',
  design: 'Design',
  photography: 'Photography',
  writing: 'Writing',
  music: 'Music',
  art: 'Art',
  crafts: 'Crafts',
  sports: 'Sports',
  law: 'Law',
  accounting: 'Accounting',
  marketing: 'Marketing',
  fundraising: 'Fundraising',
  organizing: 'Organizing',
  hosting: 'Hosting',
  animals: 'Work with animals',
}

/** The skills offered as choices; others can be typed. */
export const OFFERED_SKILLS: readonly Skill[] = [
  'teaching',
  'languages',
  'cooking',
  'driving',
  'construction',
  'gardening',
  'medicine',
  'counselling',
  'childcare',
  'coding',
  'design',
  'writing',
  'music',
  'sports',
  'fundraising',
  'organizing',
]

/** When, with whom and how. */
export const CIRCUMSTANCES = [
  'A few hours a week',
  'Evenings',
  'Weekends',
  'Whole days',
  'A week or more',
  'School holidays',
  'With my family',
  'With a group',
  'From home',
  'Outdoors',
] as const
export type Circumstance = (typeof CIRCUMSTANCES)[number]

/** Every suggestion, as shown. */
const WORDS: Readonly<Record<string, () => string>> = wordTable({
  'Children and youth': m.interview_word_children_and_youth,
  Education: m.interview_word_education,
  'Health care': m.interview_word_health_care,
  'Soldiers and their families': m.interview_word_soldiers_and_their_families,
  'Displaced families': m.interview_word_displaced_families,
  'Older people': m.interview_word_older_people,
  'Food and meals': m.interview_word_food_and_meals,
  'Farming and nature': m.interview_word_farming_and_nature,
  Rebuilding: m.interview_word_rebuilding,
  'New immigrants': m.interview_word_new_immigrants,
  'Jewish life': m.interview_word_jewish_life,
  'Arts and culture': m.interview_word_arts_and_culture,
  Technology: m.interview_word_technology,
  Animals: m.interview_word_animals,
  Teaching: m.interview_word_teaching,
  Languages: m.interview_word_languages,
  Translation: m.interview_word_translation,
  Medicine: m.interview_word_medicine,
  Counselling: m.interview_word_counselling,
  Childcare: m.interview_word_childcare,
  'Care for older people': m.interview_word_care_for_older_people,
  Cooking: m.interview_word_cooking,
  Driving: m.interview_word_driving,
  'Building and repairs': m.interview_word_building_and_repairs,
  Gardening: m.interview_word_gardening,
  Computers: m.interview_word_computers,
  Design: m.interview_word_design,
  Photography: m.interview_word_photography,
  Writing: m.interview_word_writing,
  Music: m.interview_word_music,
  Art: m.interview_word_art,
  Crafts: m.interview_word_crafts,
  Sports: m.interview_word_sports,
  Law: m.interview_word_law,
  Accounting: m.interview_word_accounting,
  Marketing: m.interview_word_marketing,
  Fundraising: m.interview_word_fundraising,
  Organizing: m.interview_word_organizing,
  Hosting: m.interview_word_hosting,
  'Work with animals': m.interview_word_work_with_animals,
  'A few hours a week': m.interview_word_a_few_hours_a_week,
  Evenings: m.interview_word_evenings,
  Weekends: m.interview_word_weekends,
  'Whole days': m.interview_word_whole_days,
  'A week or more': m.interview_word_a_week_or_more,
  'School holidays': m.interview_word_school_holidays,
  'With my family': m.interview_word_with_my_family,
  'With a group': m.interview_word_with_a_group,
  'From home': m.interview_word_from_home,
  Outdoors: m.interview_word_outdoors,
})

/** A suggestion as shown, in the language of the page; any other word as it was typed. */
export function wordIn(suggestion: string): string {
  return WORDS[suggestion]?.() ?? suggestion
}
