import { expect, test } from 'vitest'
import type { Category } from '#domain/project-events/project-event.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { SKILLS, type Skill } from '../suggestions.ts'
import { kindsIn, skillsIn, topicsIn } from './wishes.ts'

const ALL_BUT_DONATE: SupportKind[] = ['volunteer', 'attend', 'visit', 'invest', 'business']

test.each<[string, SupportKind[]]>([
  ['voluntering with kids', ['volunteer']],
  ['I have two hours a week', ['volunteer']],
  ['I can give a few hours', ['volunteer']],
  ['picking fruit', ['volunteer']],
  ['where can I give?', ['donate']],
  ['give me a list', []],
  ['donate blood', []],
  ['projects we can visit', ['visit']],
  ['invest in something', ['invest']],
  ['partner with farmers', ['business']],
  ['small businesses of widows', []],
  ['a concert', ['attend']],
  ['what is happening?', ['attend']],
  ['not only donate but also volunteer', ['donate', 'volunteer']],
  ['anything but donating', ALL_BUT_DONATE],
  ['I have no money', ALL_BUT_DONATE],
  ['I cannot give money', ALL_BUT_DONATE],
  ["I don't want to donate, I want to volunteer", ['volunteer']],
  ['volunteering instead of donating', ['volunteer']],
  ['I want to help', []],
  ['התנדבויות', ['volunteer']],
  ['ולתרום', ['donate']],
  ['שיתופי פעולה עסקיים', ['business']],
  ['תרומת דם', []],
  ['אין לי כסף', ALL_BUT_DONATE],
])('%s wants %j', (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds)
})

test.each<[string, ...Category[]]>([
  ['planting trees', 'environmental-conservation'],
  ['learning Hebrew', 'education'],
  ['lone soldiers', 'community-development', 'social-justice'],
  ['wounded soldiers', 'healthcare'],
  ['blood donation', 'healthcare'],
  ['coding for girls', 'technology', 'social-justice'],
  ['theatre', 'arts-culture'],
  ['Holocaust survivors', 'social-justice'],
  ['a raffle', 'events'],
  ['חיילים פצועים', 'healthcare'],
  ['איכות הסביבה', 'environmental-conservation'],
])('%s is about %s', (text, ...topics) => {
  expect(topicsIn(text)).toEqual(expect.arrayContaining(topics))
})

test.each(['I want to help', 'help with social media', 'working from home', 'I can’t walk much'])(
  '%s mentions no topic that is meant',
  (text) => expect(topicsIn(text)).toEqual([]),
)

test('excluded topics are left out; all others remain', () => {
  expect(topicsIn('anything but education')).not.toContain('education')
  expect(topicsIn('anything but education')).toHaveLength(7)
  expect(topicsIn('music, not education')).toEqual(['arts-culture'])
})

test.each<[string, ...Skill[]]>([
  ['retired teacher', 'teaching'],
  ['translating into Hebrew', 'translation', 'languages'],
  ['a carpenter with a van', 'construction', 'driving'],
  ['software developer', 'coding'],
  ['painting murals', 'art'],
  ['raising money', 'fundraising'],
  ['ללמד אנגלית', 'teaching', 'languages'],
])('%s is %s', (text, ...skills) => {
  expect(skillsIn(text)).toEqual(expect.arrayContaining(skills))
})

test.each(['our organization', 'follow the instructions', 'accept cookies', 'I run a charity'])(
  '%s is not a skill',
  (text) => expect(skillsIn(text)).toEqual([]),
)

test('every skill is recognized by its own name', () => {
  for (const skill of SKILLS) expect(skillsIn(skill.replace('-', ' ')), skill).toContain(skill)
})
