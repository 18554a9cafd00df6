import type { Skill } from './understanding/skill.ts'

/** Suggestions to pick instead of typing; stored exactly as written here. */
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
export const SKILL_SUGGESTIONS: Record<Skill, string> = {
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
