import { defineSearchParams, firstOf, pageNumber } from '#app/request/search-params.ts'

/** Views of the dashboard, by their value in the URL. */
export const DASHBOARD_TABS = ['projects', 'saved', 'purchases'] as const

/** Search parameters of the dashboard. */
export const dashboardParams = defineSearchParams('/dashboard', {
  tab: firstOf(DASHBOARD_TABS),
  page: pageNumber,
})
