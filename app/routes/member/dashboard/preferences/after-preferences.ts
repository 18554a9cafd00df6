import { FOR_YOU } from '#app/routes/public/for-you/for-you-path.ts'

/** URL of the preferences form that returns to the recommendations. */
export const PREFERENCES_OF_FOR_YOU = '/dashboard/preferences?then=for-you'

/**
 * Returns where the preferences form leads, given its query: to the page that opened it, or to the dashboard with its
 * current view.
 */
export function afterPreferences(search: string): string {
  const isForYou = new URLSearchParams(search).get('then') === 'for-you'
  return isForYou ? FOR_YOU : `/dashboard${search}`
}
