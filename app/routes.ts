import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole URL map, grouped by audience. */
export default [
  layout('shell/site-frame.tsx', [
    // Everybody
    index('routes/public/home.tsx'),
    route('partner-registration', 'routes/registration/registration.tsx'),
    route('projects-events', 'routes/public/projects-events.tsx'),
    route('projects-events/for-you', 'routes/for-you/for-you.tsx'),
    route('projects-events/:id', 'routes/public/project-event.tsx', [
      // Giving needs no account.
      route('support/donate', 'routes/gifts/give.tsx'),
      layout('shell/guards/require-member.tsx', { id: 'require-member-dialog' }, [
        route('support/:kind', 'routes/member/support/support.tsx'),
      ]),
    ]),
    route('marketplace/:id', 'routes/public/project-event.tsx', { id: 'marketplace-item' }),
    route('calendar', 'routes/public/calendar.tsx'),
    route('visit', 'routes/public/visit.tsx', [
      route('tours/:slug', 'routes/public/visit/tour.tsx'),
    ]),
    route('contact', 'routes/public/contact.tsx'),
    route('ai', 'routes/assistant/assistant.tsx'),
    route('marketplace', 'routes/public/marketplace.tsx'),
    route('map', 'routes/public/map.tsx'),
    route('partners', 'routes/public/partners.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('ambassador', 'routes/public/ambassador.tsx'),
    route('ambassador-registration', 'routes/becoming/becoming.tsx'),
    route('ambassadors', 'routes/public/ambassador.tsx', { id: 'ambassadors' }),
    route('ambassador/:id', 'routes/public/ambassador-page.tsx'),
    route('volunteer-profile', 'routes/volunteer-profile/volunteer-profile.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('unsubscribe', 'routes/public/unsubscribe.tsx'),
    route('gifts/:id', 'routes/gifts/gift.tsx'),
    route('sign-ups/:id', 'routes/sign-ups/sign-up.tsx'),
    route('groups/:id/join', 'routes/groups/join.tsx'),
    route('first-superuser', 'routes/first-superuser/first-superuser.tsx'),
    route('partner/:id', 'routes/public/partner.tsx'),
    route('news/:id', 'routes/public/news.tsx'),
    route('store', 'routes/public/store.tsx'),
    route('cart', 'routes/public/cart.tsx'),
    route('store/:id', 'routes/public/product.tsx'),
    route('checkout', 'routes/checkout/checkout.tsx'),
    route('orders/look-up', 'routes/orders/look-up.tsx'),
    route('orders/:number', 'routes/orders/order.tsx'),
    route('product/:id', 'routes/public/product.tsx', { id: 'product-by-old-address' }),

    // Signing in
    layout('routes/auth/auth-frame.tsx', [
      route('auth', 'routes/auth/auth.tsx'),
      route('auth/login', 'routes/auth/auth.tsx', { id: 'login' }),
      route('auth/reset-password', 'routes/auth/reset-password.tsx'),
      route('auth/change-address', 'routes/auth/address-link.tsx'),
      route('auth/keep-address', 'routes/auth/address-link.tsx', { id: 'keep-address' }),
    ]),

    // Signed-in people
    layout('shell/guards/require-member.tsx', [
      route('dashboard', 'routes/member/dashboard/dashboard.tsx', [
        route('profile', 'routes/member/dashboard/profile/profile.tsx'),
        route('preferences', 'routes/member/dashboard/preferences/preferences.tsx'),
      ]),
      route('groups/new', 'routes/groups/new-group.tsx'),
      route('groups/:id', 'routes/groups/group.tsx'),
      route('groups/:id/edit', 'routes/groups/edit-group.tsx'),
      route('groups/:id/sign-up', 'routes/groups/sign-up/sign-up.tsx'),
      route('account', 'routes/member/account/account.tsx'),
      route('account/password', 'routes/member/account/password.tsx'),
      route('account/email', 'routes/member/account/email.tsx'),
      route('account/providers', 'routes/member/account/providers.tsx'),
      route('account/delete', 'routes/member/account/delete.tsx'),
      route('account/sessions', 'routes/member/account/end-sessions.ts'),
    ]),

    // The demo only
    layout('shell/guards/require-demo.tsx', [
      route('_design', 'routes/dev/design.tsx'),
      route('dev/mail', 'routes/dev/mailbox.tsx'),
      route('dev/mail/:id', 'routes/dev/mail.tsx'),
    ]),

    route('*', 'routes/public/not-found.tsx'),
  ]),

  layout('shell/portal-frame.tsx', [
    // Organizations
    layout('shell/guards/prompt-sign-in.tsx', [
      route('partner-dashboard', 'routes/partner/dashboard.tsx'),
      route('partner-admin', 'routes/partner/administration.tsx'),
      layout('shell/guards/require-seller.tsx', [
        route('partner-dashboard/orders', 'routes/partner/orders/orders.tsx'),
        route('partner-dashboard/orders/:id', 'routes/partner/orders/order.tsx'),
        route('partner-dashboard/orders/:id/slip', 'routes/partner/orders/slip.tsx'),
      ]),
      layout('shell/guards/require-partner.tsx', [
        route('partner-dashboard/how-to-pay', 'routes/partner/orders/how-to-pay.tsx'),
        route('partner-dashboard/posts', 'routes/partner/posts.tsx'),
        route('partner-dashboard/posts/new', 'routes/partner/new-post.tsx'),
        route('partner-dashboard/posts/:id', 'routes/partner/post.tsx'),
        route('partner-dashboard/posts/:id/complete', 'routes/partner/completing/complete.tsx'),
        route('partner-dashboard/supporters', 'routes/partner/supporters/supporters.tsx'),
        route('partner-dashboard/news', 'routes/partner/news.tsx'),
        route('partner-dashboard/news/new', 'routes/partner/new-news.tsx'),
        route('partner-dashboard/news/:id', 'routes/partner/article.tsx'),
        route('partner-dashboard/products', 'routes/partner/products.tsx'),
        route('partner-dashboard/products/new', 'routes/partner/new-product.tsx'),
        route('partner-dashboard/products/:id', 'routes/partner/product.tsx'),
      ]),
    ]),

    // Ambassadors
    layout('shell/guards/require-member.tsx', { id: 'require-member-portal' }, [
      route('ambassador/dashboard', 'routes/ambassador/dashboard.tsx'),
      route('ambassador/dashboard/minisite', 'routes/ambassador/minisite.tsx'),
      route('ambassador/dashboard/analytics', 'routes/ambassador/analytics.tsx'),
      route('ambassador/dashboard/projects', 'routes/ambassador/projects.tsx'),
      route('ambassador/dashboard/campaigns/new', 'routes/ambassador/new-campaign.tsx'),
      route('ambassador/dashboard/campaigns/:id', 'routes/ambassador/campaign.tsx'),
    ]),

    // Staff
    layout('shell/guards/require-staff.tsx', [
      layout('routes/admin/admin-area.tsx', { id: 'admin-area' }, [
        route('admin', 'routes/admin/pending-posts.tsx'),
        route('admin/projects-events/:id', 'routes/admin/review.tsx'),
        route('admin/applications', 'routes/admin/applications.tsx'),
        route('admin/applications/:id', 'routes/admin/application.tsx'),
        route('admin/partners', 'routes/admin/organizations/organizations.tsx'),
        route('admin/partners/:id', 'routes/admin/organizations/organization.tsx'),
        route('admin/ambassadors', 'routes/admin/ambassadors/ambassadors.tsx'),
        route('admin/ambassadors/:id', 'routes/admin/ambassadors/ambassador.tsx'),
        route('admin/users', 'routes/admin/users/users.tsx'),
        route('admin/users/:id', 'routes/admin/users/user.tsx'),
        route('admin/orders', 'routes/admin/orders/orders.tsx'),
        route('admin/orders/:id', 'routes/admin/orders/order.tsx'),
        route('admin/identity', 'routes/admin/identity/identity.tsx'),
        route('admin/inbox', 'routes/admin/inbox/inbox.tsx'),
        route('admin/inbox/:id', 'routes/admin/inbox/message.tsx'),
        route('admin/gifts', 'routes/admin/gifts/gifts.tsx'),
        route('admin/assistant', 'routes/admin/assistant/assistant.tsx'),
        route('admin/features', 'routes/admin/features.tsx'),
        route('admin/content', 'routes/admin/content/figures.tsx'),
        route('admin/content/tours', 'routes/admin/content/tours.tsx'),
        route('admin/content/tours/new', 'routes/admin/content/new-tour.tsx'),
        route('admin/content/tours/:id', 'routes/admin/content/edit-tour.tsx'),
        route('admin/content/faq', 'routes/admin/content/faq.tsx'),
        route('admin/content/faq/new', 'routes/admin/content/new-faq.tsx'),
        route('admin/content/faq/:id', 'routes/admin/content/edit-faq.tsx'),
        route('admin/content/resources', 'routes/admin/content/resources.tsx'),
        route('admin/content/resources/new', 'routes/admin/content/new-resource.tsx'),
        route('admin/content/resources/:id', 'routes/admin/content/edit-resource.tsx'),
        route('admin/content/payments', 'routes/admin/content/payments.tsx'),
        route('admin/audit', 'routes/admin/audit/audit.tsx'),
        route('admin/activity', 'routes/admin/activity/activity.tsx'),
      ]),
    ]),
  ]),

  // Answers without a page
  route('projects', 'routes/public/redirects/projects.ts'),
  route('events', 'routes/public/redirects/events.ts'),
  layout('shell/guards/require-member.tsx', { id: 'require-member-action' }, [
    route('account/messages', 'routes/member/account/choose-messages.ts'),
    route('account/data', 'routes/member/account/download-data.ts'),
    route('partner-dashboard/posts.csv', 'routes/partner/exports/posts.ts'),
    route('partner-dashboard/supporters.csv', 'routes/partner/exports/supporters.ts'),
    route('partner-dashboard/orders.csv', 'routes/partner/exports/orders.ts'),
    route('ambassador/dashboard/credits.csv', 'routes/ambassador/credits-csv.ts'),
  ]),
  route('projects-events/:id/save', 'routes/public/save-item.ts'),
  route('a/:code', 'routes/credit/follow-link.ts'),
  route('a/:code/code.svg', 'routes/credit/code-svg.ts'),
  route('a/:code/:itemId', 'routes/credit/follow-link.ts', { id: 'follow-link-to-item' }),
  route('auth/provider', 'routes/auth/provider.ts'),
  route('auth/callback/:provider?', 'routes/auth/callback.ts'),
  route('auth/session', 'routes/auth/session-mark.ts'),
  route('auth/sign-out', 'routes/auth/sign-out.ts'),
  route('api/map.json', 'routes/api/map-json.ts'),
  route('api/activity', 'routes/api/activity.ts'),
  route('api/live', 'routes/api/live.ts'),
  route('api/agenticai', 'routes/api/agenticai.ts'),
  route('api/payments/stripe', 'routes/api/payments-stripe.ts'),
  route('preferences/consent', 'routes/preferences/consent.ts'),
  route('preferences/theme', 'routes/preferences/theme.ts'),
  route('preferences/sidebar', 'routes/preferences/sidebar.ts'),
  route('calendar.ics', 'routes/public/feeds/all.ts'),
  route('partner/:id/calendar.ics', 'routes/public/feeds/partner.ts'),
  route('projects-events/:id/event.ics', 'routes/public/feeds/event.ts'),
  route('files/:id', 'routes/files/file.ts'),
  route('robots.txt', 'routes/discovery/robots.ts'),
  route('sitemap.xml', 'routes/discovery/sitemap-index.ts'),
  route('sitemap/:file', 'routes/discovery/sitemap-file.ts'),
  layout('shell/guards/require-demo.tsx', { id: 'require-demo-data' }, [
    route('dev/mail.json', 'routes/dev/mail-json.ts'),
  ]),
] satisfies RouteConfig
