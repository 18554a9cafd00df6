import { expect, test } from 'vitest'
import type { Category } from '#domain/project-events/project-event.ts'
import { topicsIn } from './topics-in.ts'

test.each<[string, ...Category[]]>([
  ['olive trees', 'environmental-conservation'],
  ['planting trees', 'environmental-conservation'],
  ['I care about nature', 'environmental-conservation'],
  ['beach cleanup', 'environmental-conservation'],
  ['animals and birds', 'environmental-conservation'],
  ['picking fruit with farmers', 'environmental-conservation'],
  ['education', 'education'],
  ['homework help', 'education'],
  ['scholarships', 'education'],
  ['learning Hebrew', 'education'],
  ['lone soldiers', 'community-development', 'social-justice'],
  ['rebuilding homes', 'community-development'],
  ['new immigrants', 'community-development'],
  ['aliyah', 'community-development'],
  ['reservists', 'community-development'],
  ['bomb shelters', 'community-development'],
  ['wounded soldiers', 'healthcare'],
  ['wheelchairs', 'healthcare'],
  ['PTSD', 'healthcare'],
  ['blood donation', 'healthcare'],
  ['first aid', 'healthcare'],
  ['coding for girls', 'technology', 'social-justice'],
  ['robots', 'technology'],
  ['a hackathon', 'technology'],
  ['solar energy', 'environmental-conservation', 'technology'],
  ['music', 'arts-culture'],
  ['a choir', 'arts-culture'],
  ['theatre', 'arts-culture'],
  ['photography', 'arts-culture'],
  ['food for families', 'social-justice'],
  ['widows and orphans', 'social-justice'],
  ['lonely elderly people', 'social-justice'],
  ['Holocaust survivors', 'social-justice'],
  ['Jews and Arabs', 'social-justice'],
  ['a raffle', 'events'],
  ['חינוך', 'education'],
  ['חיילים פצועים', 'healthcare'],
  ['איכות הסביבה', 'environmental-conservation'],
  ['לנגן מוזיקה', 'arts-culture'],
])('%s is about %s', (text, ...topics) => {
  expect(topicsIn(text)).toEqual(expect.arrayContaining(topics))
})

test.each([
  'I want to help',
  'help with social media',
  'start now',
  'for example',
  'homework-free',
  'my organization',
  'working from home',
  'I can’t walk much',
  'marketing',
  'events next week',
])('%s mentions no topic that is meant', (text) => {
  expect(topicsIn(text).filter((topic) => topic !== 'education')).toEqual([])
})

test('excluded topics are left out; all others remain', () => {
  expect(topicsIn('anything but education')).not.toContain('education')
  expect(topicsIn('anything but education')).toHaveLength(7)
  expect(topicsIn('music, not education')).toEqual(['arts-culture'])
})
