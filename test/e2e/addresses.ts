/** The response to a visitor: a page with that heading, a redirect, or a refusal. */
export type Answer =
  | { page: string | RegExp; status?: 200 | 401 | 404 }
  | { to: string }
  | { file: RegExp }
  | { refused: 401 | 405 }
  | 'sign in'
  | 'not there'
  | 'not built'

/** The ids of something public of each kind. */
export type Known = {
  project: string
  event: string
  partner: string
  news: string
  product: string
  file: string
}

const missing = 'Oops! Page not found'

/**
 * Every address that the product has or promises, as a visitor sees it. "not built" marks a planned address: it must
 * respond like an unknown one, and nothing may link to it.
 */
export function addresses(known: Known): Record<string, Answer> {
  const { project, event, partner, news, product, file } = known
  return {
    // The shell and the public pages
    '/': { page: 'Stand Strong With Israel' },
    '/about': { page: /./ },
    '/projects-events': { page: 'Projects & Events' },
    '/projects-events?type=project': { page: 'Projects & Events' },
    '/projects-events?type=event': { page: 'Projects & Events' },
    '/projects-events?type=project&category=volunteer': { page: 'Projects & Events' },
    '/projects-events?type=project&category=donation': { page: 'Projects & Events' },
    '/projects-events?q=olive&type=&category=&region=&time=upcoming&page=1': {
      page: 'Projects & Events',
    },
    '/projects-events?category=Arts+%26+Culture&region=North+America': {
      page: 'Projects & Events',
    },
    '/projects-events?type=nonsense&category=&region=moon&time=never&page=-1': {
      page: 'Projects & Events',
    },
    '/projects': { to: '/projects-events' },
    '/projects?view=for-you': { to: '/projects-events/for-you' },
    '/projects-events/for-you': { page: 'For You' },
    '/events': { to: '/projects-events?type=event' },
    [`/projects-events/${project}`]: { page: /./ },
    [`/projects-events/${event}`]: { page: /./ },
    '/projects-events/unknown': { page: missing, status: 404 },
    [`/projects-events/${project}/support/donate`]: { page: /./ },
    [`/projects-events/${project}/support/volunteer`]: { page: /./ },
    [`/projects-events/${project}/save`]: 'sign in',
    [`/projects-events/${event}/event.ics`]: { file: /^text\/calendar/ },
    '/marketplace': { page: /./ },
    '/marketplace?category=volunteer': { page: /./ },
    [`/marketplace/${project}`]: { page: /./ },
    [`/marketplace/${event}`]: { page: /./ },
    '/partners': { page: /Partner/ },
    [`/partner/${partner}`]: { page: /./ },
    ...Object.fromEntries(
      ['about', 'projects-events', 'calendar', 'map', 'news', 'store'].map((tab) => [
        `/partner/${partner}?tab=${tab}`,
        { page: /./ },
      ]),
    ),
    '/partner/unknown': { page: 'Partner Not Found', status: 404 },
    [`/projects-events/${event}/share.jpg`]: { file: /^image\/jpeg/ },
    [`/partner/${partner}/share.jpg`]: { file: /^image\/jpeg/ },
    [`/partner/${partner}/calendar.ics`]: { file: /^text\/calendar/ },
    '/partner-registration': { page: /./ },
    '/news/unknown': { page: /./, status: 404 },
    [`/news/${news}`]: { page: /./ },
    '/store': { page: 'Store Products' },
    '/cart': { page: 'Store Products' },
    [`/store/${product}`]: { page: /./ },
    [`/product/${product}`]: { page: /./ },
    '/store/unknown': { page: 'Product not found', status: 404 },
    '/product/unknown': { page: 'Product not found', status: 404 },
    '/visit': { page: 'Plan a Visit' },
    '/visit/tours/northern-israel': { page: 'Plan a Visit' },
    '/visit/tours/unknown': { page: /./, status: 404 },
    '/calendar': { page: /Calendar/ },
    '/calendar.ics': { file: /^text\/calendar/ },
    '/map': { page: /Map/ },
    '/api/map.json': { file: /^application\/json/ },
    '/api/suggestions.json': { file: /^application\/json/ },
    '/contact': { page: 'Contact Us' },
    '/ambassador': { page: /./ },
    '/ambassador?tab=materials': { page: /./ },
    '/ambassador?tab=showcase': { page: /./ },
    '/a/abcdefgh': { to: '/ambassador' },
    [`/a/abcdefgh/${project}`]: { to: `/projects-events/${project}` },
    '/a/abcdefgh/code.svg': 'not there',
    '/ambassadors': { page: /./ },
    '/ambassador-registration': { page: 'Authentication Required' },
    '/privacy': { page: 'Privacy Policy' },
    '/terms': { page: 'Terms of Service' },
    '/accessibility': { page: 'Accessibility' },
    '/no/such/page': { page: missing, status: 404 },

    // Signing in
    '/auth': { page: 'Welcome back' },
    '/auth?view=sign-up': { page: 'Join us' },
    '/auth?view=forgot': { page: 'Lost your password?' },
    '/auth/login': { page: 'Welcome back' },
    '/auth/login?redirect=/dashboard': { page: 'Welcome back' },
    '/auth/reset-password': { page: /./ },
    '/auth/change-address': { page: /./ },
    '/auth/keep-address': { page: /./ },
    '/auth/session': { file: /^application\/json/ },
    '/auth/callback': { to: '/auth#top' },
    '/auth/callback/google': { to: '/auth#top' },

    // Organizations: the frame, and a prompt to sign in
    '/partner-dashboard': { page: 'Please sign in', status: 401 },
    '/partner-admin': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/posts': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/posts/new': { page: 'Please sign in', status: 401 },
    [`/partner-dashboard/posts/${project}`]: { page: 'Please sign in', status: 401 },
    [`/partner-dashboard/posts/${project}/preview`]: 'sign in',
    '/partner-dashboard/place.json?q=Haifa': 'sign in',
    [`/partner-dashboard/posts/${project}/complete`]: { page: 'Please sign in', status: 401 },
    '/partner-dashboard?period=year': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/posts.csv': 'sign in',
    '/partner-dashboard/supporters': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/supporters.csv': 'sign in',
    '/partner-dashboard/products': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/products/new': { page: 'Please sign in', status: 401 },
    [`/partner-dashboard/products/${product}`]: { page: 'Please sign in', status: 401 },
    '/partner-dashboard/orders': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/orders?status=processing&q=F4I-1001': {
      page: 'Please sign in',
      status: 401,
    },
    '/partner-dashboard/orders/F4I-1001': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/orders/F4I-1001/slip': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/orders.csv': 'sign in',
    '/partner-admin/team': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/how-to-pay': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/news': { page: 'Please sign in', status: 401 },
    '/partner-dashboard/news/new': { page: 'Please sign in', status: 401 },
    [`/partner-dashboard/news/${news}`]: { page: 'Please sign in', status: 401 },

    // Signed-in users, ambassadors, staff
    '/dashboard': 'sign in',
    '/dashboard/profile': 'sign in',
    '/dashboard/preferences': 'sign in',
    '/account': 'sign in',
    '/account/delete': 'sign in',
    '/account/password': 'sign in',
    '/account/email': 'sign in',
    '/account/providers': 'sign in',
    '/account/sessions': 'sign in',
    '/unsubscribe': { page: /./, status: 404 },
    '/gifts/018f0000-0000-7000-8000-000000000000': { page: 'Gift not found', status: 404 },
    '/sign-ups/018f0000-0000-7000-8000-000000000000': {
      page: 'This link does not work',
      status: 404,
    },
    '/sign-ups/check-email': { page: 'Check your email' },
    '/sign-ups/confirm?token=x': { page: 'This link no longer works' },
    [`/ambassador/${partner}`]: { page: 'Ambassador not found', status: 404 },
    [`/ambassador/${partner}/share.jpg`]: 'not there',
    '/ambassador/dashboard': 'sign in',
    '/ambassador/dashboard/minisite': 'sign in',
    '/ambassador/dashboard/analytics': 'sign in',
    '/ambassador/dashboard/analytics?period=365': 'sign in',
    '/ambassador/dashboard/campaigns/new': 'sign in',
    [`/ambassador/dashboard/campaigns/${partner}`]: 'sign in',
    '/ambassador/dashboard/credits.csv?period=all': 'sign in',
    '/ambassador/dashboard/projects': 'sign in',
    [`/team-invitations/${partner}`]: 'sign in',
    '/groups/new': 'sign in',
    [`/groups/${partner}`]: 'sign in',
    [`/groups/${partner}?ask=leave`]: 'sign in',
    [`/groups/${partner}/edit`]: 'sign in',
    [`/groups/${partner}/sign-up?item=${project}&kind=volunteer`]: 'sign in',
    [`/groups/${partner}/join?code=unknown`]: {
      page: 'This invitation link is no longer valid',
      status: 404,
    },
    '/ai': { page: 'AI Assistant' },
    '/volunteer-profile': { page: 'Your Personal Volunteer Journey' },
    '/volunteer-profile?view=form': { page: 'Your Personal Volunteer Journey' },
    '/checkout': { page: 'Checkout' },
    '/orders/look-up': { page: 'Look up an order' },
    '/orders/F4I-1': { page: 'Order not found', status: 404 },
    '/orders/unknown?key=unknown': { page: 'Order not found', status: 404 },
    // There is a superuser, and the settings name no one.
    '/first-superuser': { page: missing, status: 404 },
    '/admin': 'sign in',
    [`/admin/projects-events/${project}`]: 'sign in',
    [`/admin/projects-events/${project}/preview`]: 'sign in',
    '/admin/applications': 'sign in',
    [`/admin/applications/${partner}`]: 'sign in',
    '/admin/partners': 'sign in',
    '/admin/partners?status=suspended&q=olive&page=2': 'sign in',
    [`/admin/partners/${partner}`]: 'sign in',
    [`/admin/partners/${partner}?view=news&hide=${news}`]: 'sign in',
    '/admin/identity': 'sign in',
    '/admin/inbox': 'sign in',
    [`/admin/inbox/${partner}`]: 'sign in',
    '/admin/gifts': 'sign in',
    '/admin/assistant': 'sign in',
    '/admin/assistant?show=failed&before=nonsense': 'sign in',
    '/admin/features': 'sign in',
    '/admin/filters': 'sign in',
    '/admin/content': 'sign in',
    '/admin/content/tours': 'sign in',
    '/admin/content/tours/new': 'sign in',
    [`/admin/content/tours/${project}`]: 'sign in',
    '/admin/content/faq': 'sign in',
    '/admin/content/faq/new': 'sign in',
    [`/admin/content/faq/${project}`]: 'sign in',
    '/admin/content/resources': 'sign in',
    '/admin/content/resources/new': 'sign in',
    [`/admin/content/resources/${project}`]: 'sign in',
    '/admin/content/payments': 'sign in',
    '/admin/orders': 'sign in',
    '/admin/orders?status=shipped&q=F4I-1001': 'sign in',
    '/admin/orders/F4I-1001': 'sign in',
    '/admin/audit': 'sign in',
    '/admin/activity': 'sign in',
    '/admin/ambassadors': 'sign in',
    '/admin/ambassadors?standing=hidden&q=negev': 'sign in',
    [`/admin/ambassadors/${partner}`]: 'sign in',
    '/admin/users': 'sign in',
    '/admin/users?q=dan&ip=203.0.113.9&type=regular': 'sign in',
    [`/admin/users/${partner}`]: 'sign in',

    // Responses other than pages
    [`/files/${file}?w=480`]: { file: /^image\/webp/ },
    '/files/unknown': 'not there',
    [`/share/${file}.jpg`]: { file: /^image\/jpeg/ },
    '/share/unknown.jpg': 'not there',
    '/healthz': { file: /./ },
    '/readyz': { file: /./ },
    '/sitemap.xml': { file: /xml/ },
    '/sitemap/unknown.xml': 'not there',
    '/robots.txt': { file: /^text\/plain/ },
    '/site.en.webmanifest': { file: /manifest|json/ },
    '/site.he.webmanifest': { file: /manifest|json/ },
    '/api/live': { refused: 401 },
    '/api/agenticai': { refused: 405 },
    '/api/payments/stripe': 'not there',
    '/api/personal-parts': 'not there',
    '/api/unknown': { page: missing, status: 404 },

    // Demo only
    '/_design': { page: /./ },
    '/dev/mail': { page: /./ },
    '/dev/mail.json': { file: /^application\/json/ },
    '/dev/mail/unknown': { page: missing, status: 404 },
  }
}
