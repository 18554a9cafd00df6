import { expect, test } from 'vitest'
import { createGroupOf } from './route-groups.ts'

const groupOf = createGroupOf({
  root: { path: '' },
  frame: { parentId: 'root' },
  about: { path: 'about', parentId: 'frame' },
  partner: { path: 'partner/:id', parentId: 'root' },
  'partner-calendar': { path: 'calendar.ics', parentId: 'partner' },
})

test.each([
  ['/', 'home'],
  ['/_.data', 'home'],
  ['/_root.data', 'home'],
  ['/about.data', 'about'],
  ['/partner/018f/calendar.ics', 'partner'],
  ['/calendar.ics', 'other'],
  ['/healthz', 'healthz'],
  ['/noa@here.example', 'other'],
  ['/constructor', 'other'],
  ['//x', 'home'],
])('%s counts for %s', (path, group) => {
  expect(groupOf(path)).toBe(group)
})
