import { hideAndShowOffer } from '#domain/partners/hide-and-show-offer.ts'

/** Hides an article from the public, or shows it again, and notifies its organization. */
export const { hide: hideNews, show: showNews } = hideAndShowOffer({
  table: 'news',
  names: {
    hide: 'news.hide-news',
    show: 'news.show-news',
    subject: 'news',
    mail: 'news',
  },
  path: (id) => `/partner-dashboard/news/${id}`,
})
