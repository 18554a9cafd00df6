import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole URL map, grouped by audience. */
export default [
  layout('shell/site-frame.tsx', [
    // Everyone
    index('routes/public/home/page.tsx'),
    route('partner-registration', 'routes/public/partner-registration/page.tsx'),
    route('projects-events', 'routes/public/projects-events/page.tsx'),
    route('projects-events/for-you', 'routes/public/for-you/page.tsx'),
    route('projects-events/:id', 'routes/public/project-event/page.tsx', [
      // Neither needs an account: visitors confirm by email what they sign up for.
      route('support/donate', 'routes/public/gifts/give.tsx'),
      route('support/:kind', 'routes/public/support/page.tsx'),
    ]),
    route('marketplace/:id', 'routes/public/project-event/page.tsx', { id: 'marketplace-item' }),
    route('calendar', 'routes/public/calendar/page.tsx'),
    route('visit', 'routes/public/visit/page.tsx', [
      route('tours/:slug', 'routes/public/visit/tour.tsx'),
    ]),
    route('contact', 'routes/public/contact/page.tsx'),
    route('ai', 'routes/public/assistant/page.tsx'),
    route('marketplace', 'routes/public/marketplace/page.tsx'),
    route('map', 'routes/public/map/page.tsx'),
    route('partners', 'routes/public/partners/page.tsx'),
    route('about', 'routes/public/about/page.tsx'),
    route('ambassador', 'routes/public/ambassador/page.tsx'),
    route('ambassador-registration', 'routes/public/ambassador-registration/page.tsx'),
    route('ambassadors', 'routes/public/ambassador/page.tsx', { id: 'ambassadors' }),
    route('ambassador/:id', 'routes/public/ambassador-page/page.tsx'),
    route('volunteer-profile', 'routes/public/volunteer-profile/page.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('accessibility', 'routes/public/accessibility.tsx'),
    route('terms', 'routes/public/terms.tsx'),
    route('unsubscribe', 'routes/public/unsubscribe.tsx'),
    route('gifts/:id', 'routes/public/gifts/gift.tsx'),
    route('sign-ups/check-email', 'routes/public/sign-ups/check-email.tsx'),
    route('sign-ups/confirm', 'routes/public/sign-ups/confirm.tsx'),
    route('sign-ups/:id', 'routes/public/sign-ups/sign-up.tsx'),
    route('groups/:id/join', 'routes/public/join-group.tsx'),
    route('first-superuser', 'routes/public/first-superuser/page.tsx'),
    route('partner/:id', 'routes/public/partner/page.tsx'),
    route('news/:id', 'routes/public/news/page.tsx'),
    route('store', 'routes/public/store/page.tsx'),
    route('cart', 'routes/public/cart/page.tsx'),
    route('store/:id', 'routes/public/product/page.tsx'),
    route('checkout', 'routes/public/checkout/page.tsx'),
    route('orders/look-up', 'routes/public/orders/look-up.tsx'),
    route('orders/:number', 'routes/public/orders/order.tsx'),
    route('product/:id', 'routes/public/product/page.tsx', { id: 'product-by-old-address' }),

    // Signing in
    layout('routes/auth/auth-frame.tsx', [
      route('auth', 'routes/auth/page.tsx'),
      route('auth/login', 'routes/auth/page.tsx', { id: 'login' }),
      route('auth/reset-password', 'routes/auth/reset-password.tsx'),
      route('auth/change-address', 'routes/auth/address-link.tsx'),
      route('auth/keep-address', 'routes/auth/address-link.tsx', { id: 'keep-address' }),
    ]),

    // Signed-in people
    layout('shell/guards/require-member.tsx', [
      route('dashboard', 'routes/member/dashboard/page.tsx', [
        route('profile', 'routes/member/dashboard/profile/page.tsx'),
        route('preferences', 'routes/member/dashboard/preferences/page.tsx'),
      ]),
      route('groups/new', 'routes/member/groups/new-group.tsx'),
      route('groups/:id', 'routes/member/groups/group/page.tsx'),
      route('groups/:id/edit', 'routes/member/groups/edit-group.tsx'),
      route('groups/:id/sign-up', 'routes/member/groups/sign-up/page.tsx'),
      route('account', 'routes/member/account/page.tsx'),
      route('account/password', 'routes/member/account/password.tsx'),
      route('account/email', 'routes/member/account/email.tsx'),
      route('account/providers', 'routes/member/account/providers.tsx'),
      route('account/delete', 'routes/member/account/delete.tsx'),
      route('account/sessions', 'routes/member/account/end-sessions.ts'),
    ]),

    // Proposals as their public page would show them
    layout('shell/guards/require-member.tsx', { id: 'require-member-preview' }, [
      layout('shell/guards/require-partner.tsx', { id: 'require-partner-preview' }, [
        route('partner-dashboard/posts/:id/preview', 'routes/partner/project-events/preview.tsx'),
      ]),
    ]),
    layout('shell/guards/require-staff.tsx', { id: 'require-staff-preview' }, [
      route('admin/projects-events/:id/preview', 'routes/admin/projects-events/preview.tsx'),
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
      route('partner-dashboard', 'routes/partner/dashboard/page.tsx'),
      route('partner-admin', 'routes/partner/administration/page.tsx'),
      layout('shell/guards/require-seller.tsx', [
        route('partner-dashboard/orders', 'routes/partner/orders/page.tsx'),
        route('partner-dashboard/orders/:id', 'routes/partner/orders/order.tsx'),
        route('partner-dashboard/orders/:id/slip', 'routes/partner/orders/slip.tsx'),
      ]),
      layout('shell/guards/require-partner.tsx', [
        route('partner-dashboard/how-to-pay', 'routes/partner/orders/how-to-pay.tsx'),
        route('partner-dashboard/posts', 'routes/partner/project-events/list.tsx'),
        route('partner-dashboard/posts/new', 'routes/partner/project-events/new.tsx'),
        route('partner-dashboard/posts/:id', 'routes/partner/project-events/edit.tsx'),
        route('partner-dashboard/posts/:id/complete', 'routes/partner/completing/complete.tsx'),
        route('partner-dashboard/supporters', 'routes/partner/supporters/page.tsx'),
        route('partner-dashboard/news', 'routes/partner/news/page.tsx'),
        route('partner-dashboard/news/new', 'routes/partner/new-news.tsx'),
        route('partner-dashboard/news/:id', 'routes/partner/article.tsx'),
        route('partner-dashboard/products', 'routes/partner/products/page.tsx'),
        route('partner-dashboard/products/new', 'routes/partner/new-product.tsx'),
        route('partner-dashboard/products/:id', 'routes/partner/product.tsx'),
      ]),
    ]),

    // Ambassadors
    layout('shell/guards/require-member.tsx', { id: 'require-member-portal' }, [
      route('ambassador/dashboard', 'routes/ambassador/dashboard.tsx'),
      route('ambassador/dashboard/minisite', 'routes/ambassador/minisite/page.tsx'),
      route('ambassador/dashboard/analytics', 'routes/ambassador/analytics.tsx'),
      route('ambassador/dashboard/projects', 'routes/ambassador/projects/page.tsx'),
      route('ambassador/dashboard/campaigns/new', 'routes/ambassador/new-campaign.tsx'),
      route('ambassador/dashboard/campaigns/:id', 'routes/ambassador/campaign.tsx'),
    ]),

    // Staff
    layout('shell/guards/require-staff.tsx', [
      layout('routes/admin/admin-area.tsx', { id: 'admin-area' }, [
        route('admin', 'routes/admin/pending-posts.tsx'),
        route('admin/projects-events/:id', 'routes/admin/review.tsx'),
        route('admin/applications', 'routes/admin/applications/page.tsx'),
        route('admin/applications/:id', 'routes/admin/application.tsx'),
        route('admin/partners', 'routes/admin/partners/page.tsx'),
        route('admin/partners/:id', 'routes/admin/partners/partner.tsx'),
        route('admin/ambassadors', 'routes/admin/ambassadors/page.tsx'),
        route('admin/ambassadors/:id', 'routes/admin/ambassadors/ambassador.tsx'),
        route('admin/users', 'routes/admin/users/page.tsx'),
        route('admin/users/:id', 'routes/admin/users/user.tsx'),
        route('admin/orders', 'routes/admin/orders/page.tsx'),
        route('admin/orders/:id', 'routes/admin/orders/order.tsx'),
        route('admin/identity', 'routes/admin/identity/page.tsx'),
        route('admin/inbox', 'routes/admin/inbox/page.tsx'),
        route('admin/inbox/:id', 'routes/admin/inbox/message.tsx'),
        route('admin/gifts', 'routes/admin/gifts/page.tsx'),
        route('admin/assistant', 'routes/admin/assistant/page.tsx'),
        route('admin/features', 'routes/admin/features/page.tsx'),
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
        route('admin/content/shekels', 'routes/admin/content/shekels.tsx'),
        route('admin/filters', 'routes/admin/filters/page.tsx'),
        route('admin/audit', 'routes/admin/audit/page.tsx'),
        route('admin/activity', 'routes/admin/activity/page.tsx'),
      ]),
    ]),
  ]),

  // Answers without a page
  route('projects', 'routes/public/redirects/projects.ts'),
  route('events', 'routes/public/redirects/events.ts'),
  layout('shell/guards/require-member.tsx', { id: 'require-member-action' }, [
    route('account/messages', 'routes/member/account/choose-messages.ts'),
    route('account/data', 'routes/member/account/download-data.ts'),
    route('partner-dashboard/place.json', 'routes/partner/project-events/place-json.ts'),
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
  route('api/suggestions.json', 'routes/api/suggestions-json.ts'),
  route('api/personal-parts', 'routes/api/personal-parts.ts'),
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
  route('share/:file', 'routes/files/share-picture.ts'),
  route('projects-events/:id/share.jpg', 'routes/share-card/item.ts'),
  route('partner/:id/share.jpg', 'routes/share-card/partner.ts'),
  route('ambassador/:id/share.jpg', 'routes/share-card/ambassador.ts'),
  route('robots.txt', 'routes/discovery/robots.ts'),
  route('sitemap.xml', 'routes/discovery/sitemap-index.ts'),
  route('sitemap/:file', 'routes/discovery/sitemap-file.ts'),
  layout('shell/guards/require-demo.tsx', { id: 'require-demo-data' }, [
    route('dev/mail.json', 'routes/dev/mail-json.ts'),
  ]),
] satisfies RouteConfig
