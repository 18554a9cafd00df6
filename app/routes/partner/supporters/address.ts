export type Shown = { post: string | null; onlyWaiting: boolean; page: number }

const SUPPORTERS = '/partner-dashboard/supporters'

/** What an address asks to see; whatever it does not know is passed over. */
export function shownOf(query: URLSearchParams): Shown {
  const page = query.get('page') ?? ''
  return {
    post: query.get('post') || null,
    onlyWaiting: query.get('show') === 'waiting',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a selection and, from the second on, of its page. */
export function supportersAddress(shown: Partial<Shown>): string {
  const query = new URLSearchParams()
  if (shown.post) query.set('post', shown.post)
  if (shown.onlyWaiting) query.set('show', 'waiting')
  if (shown.page && shown.page > 1) query.set('page', String(shown.page))
  const text = query.toString()
  return text ? `${SUPPORTERS}?${text}` : SUPPORTERS
}
