import { defineSearchParams, firstOf, pageNumber } from '#app/request/search-params.ts'

/** The views of the dashboard, by their word in the address. */
export const DASHBOARD_TABS = ['projects', 'saved', 'purchases'] as const

/** Which view of the dashboard is shown. */
export const dashboardParams = defineSearchParams('/dashboard', {
  tab: firstOf(DASHBOARD_TABS),
  page: pageNumber,
})
