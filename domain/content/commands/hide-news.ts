import { hideAndShowOffer } from '#domain/moderation/hide-and-show.ts'

/** Staff hides an article from the public, or shows it again; its organization is notified. */
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
