import { expect, test } from 'vitest'
import { activityDetails, activityName } from './activity-words.ts'

test('activity types are shown as words, including unknown types', () => {
  expect(activityName('page_view')).toBe('Page view')
  expect(activityName('became_ambassador')).toBe('Became ambassador')
  expect(activityName('constructor')).toBe('Constructor')
})

test.each([
  ['page_view', { path: '/partners', search: '?page=2' }, '/partners?page=2'],
  ['page_view', { path: '/' }, '/'],
  ['link_click', { link: 'partner-website', destination: 'https://x.example' }, 'partner-website'],
  ['link_click', { link: null, destination: 'https://x.example' }, 'https://x.example'],
  ['link_click', { path: '/partners' }, '/partners'],
  ['app_loaded', { path: '/partners', search: '' }, '/partners'],
  [
    'partner_registration',
    { organization_name: 'Kitchen', country: 'IL' },
    'organization name: Kitchen, country: IL',
  ],
  ['signed_in', {}, ''],
  ['page_view', { path: 7 }, ''],
])('the details of %s %j are shown as %s', (type, details, words) =>
  expect(activityDetails(type, details)).toBe(words),
)
