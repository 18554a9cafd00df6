import { expect, test } from 'vitest'
import { skillsIn } from './skills-in.ts'
import { SKILLS, type Skill } from '../suggestions.ts'

test.each<[string, ...Skill[]]>([
  ['retired teacher', 'teaching'],
  ['I can tutor maths', 'teaching'],
  ['I speak Russian', 'languages'],
  ['translating into Hebrew', 'translation', 'languages'],
  ['I am a nurse', 'medicine'],
  ['paramedic', 'medicine'],
  ['a social worker', 'counselling'],
  ['good with children', 'childcare'],
  ['babysitting', 'childcare'],
  ['visiting the elderly', 'elder-care'],
  ['I love to cook', 'cooking'],
  ['I can drive and have a car', 'driving'],
  ['a carpenter with a van', 'construction', 'driving'],
  ['building something', 'construction'],
  ['gardening', 'gardening'],
  ['software developer', 'coding'],
  ['programming', 'coding'],
  ['graphic design', 'design'],
  ['taking photographs', 'photography'],
  ['writing letters', 'writing'],
  ['I play the violin', 'music'],
  ['painting murals', 'art'],
  ['knitting', 'crafts'],
  ['football', 'sports'],
  ['I am a lawyer', 'law'],
  ['an accountant', 'accounting'],
  ['social media', 'marketing'],
  ['raising money', 'fundraising'],
  ['event planning', 'organizing'],
  ['host a family', 'hosting'],
  ['dogs and horses', 'animals'],
  ['ללמד אנגלית', 'teaching', 'languages'],
])('%s is %s', (text, ...skills) => {
  expect(skillsIn(text)).toEqual(expect.arrayContaining(skills))
})

test.each([
  'our organization',
  'follow the instructions',
  'accept cookies',
  'I run a charity',
  'education projects',
])('%s is not a skill', (text) => {
  expect(skillsIn(text)).toEqual([])
})

test('every skill is recognized by its own name', () => {
  for (const skill of SKILLS) expect(skillsIn(skill.replace('-', ' ')), skill).toContain(skill)
})
