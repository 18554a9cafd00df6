import { demoId } from '../demo-id.ts'
import type { DemoVisit } from '../shapes.ts'

// Somebody who finds an organization and looks around there, so that it has views to count.
const partnerPage = `/partner/${demoId('partners', 'galilee-hands')}`
const projectPage = (key: string) => `/projects-events/${demoId('project_events', key)}`

/** Ways through the site in the days before the first load. */
export const VISITS: DemoVisit[] = [
  {
    key: 'sarah-first',
    who: 'supporter',
    hoursAgo: 2,
    steps: ['/', '/projects-events', '/projects-events?category=environment', '/calendar'],
  },
  {
    key: 'jonathan-store',
    who: 'ambassador',
    hoursAgo: 4,
    steps: [
      '/dashboard',
      '/store',
      { link: 'store-card', destination: '/store' },
      { link: 'partner-website', destination: 'https://www.ninth-pot.example/', external: true },
    ],
  },
  { key: 'somebody-today', hoursAgo: 5, steps: ['/', '/about', '/partners'] },
  {
    key: 'yael-morning',
    who: 'partner',
    hoursAgo: 9,
    steps: ['/partner-dashboard', '/partner-dashboard/posts', '/partner-dashboard/supporters'],
  },
  { key: 'somebody-map', hoursAgo: 20, steps: ['/map', '/projects-events', '/visit'] },
  {
    key: 'sarah-visit',
    who: 'supporter',
    hoursAgo: 21,
    steps: ['/visit', { link: 'tour-request', destination: '/visit' }, '/dashboard'],
  },
  {
    key: 'daniel-review',
    who: 'admin',
    hoursAgo: 26,
    steps: ['/admin', '/admin/inbox', { link: 'review', destination: '/admin/applications' }],
  },
  { key: 'somebody-store', hoursAgo: 30, steps: ['/store', '/store?page=2', '/'] },
  {
    key: 'miriam-applies',
    who: 'applicant',
    hoursAgo: 44,
    steps: ['/partners', '/partner-registration', '/partner-admin'],
  },
  {
    key: 'somebody-search',
    hoursAgo: 51,
    steps: [
      '/projects-events?search=galilee',
      '/projects-events?search=kitchen',
      { link: 'support-types', destination: '/projects-events' },
    ],
  },
  {
    key: 'eitan-evening',
    who: 'partner2',
    hoursAgo: 65,
    steps: ['/partner-dashboard', '/calendar', '/marketplace'],
  },
  {
    key: 'jonathan-congregation',
    who: 'ambassador',
    hoursAgo: 90,
    steps: [
      '/',
      '/projects-events?support=donate',
      '/contact',
      { link: 'footer-faq', destination: '/about#faq' },
      '/about',
    ],
  },
  { key: 'somebody-weekend', hoursAgo: 118, steps: ['/', '/calendar', '/map', '/marketplace'] },
  {
    key: 'somebody-galilee-today',
    hoursAgo: 7,
    steps: ['/partners', partnerPage, projectPage('roofs-of-kiryat-shmona')],
  },
  {
    key: 'somebody-galilee-kitchen',
    hoursAgo: 33,
    steps: [projectPage('hula-grandparents-kitchen'), partnerPage],
  },
  {
    key: 'jonathan-galilee',
    who: 'ambassador',
    hoursAgo: 70,
    steps: [partnerPage, projectPage('homework-thursdays'), projectPage('safed-tool-library')],
  },
  {
    key: 'somebody-galilee-weekend',
    hoursAgo: 121,
    steps: [projectPage('cherry-rows-margaliot'), projectPage('golan-trail-repair'), '/map'],
  },
  { key: 'somebody-terms', hoursAgo: 139, steps: ['/privacy', '/terms'] },
]
