import { FOR_YOU } from '#app/routes/public/for-you/for-you-path.ts'

/** The form of the preferences, from which the way leads back to what fits the person. */
export const PREFERENCES_OF_FOR_YOU = '/dashboard/preferences?then=for-you'

/** Where the form of the preferences leads, by its own query: to what it was opened for, else the dashboard as it was. */
export function afterPreferences(search: string): string {
  const isForYou = new URLSearchParams(search).get('then') === 'for-you'
  return isForYou ? FOR_YOU : `/dashboard${search}`
}
