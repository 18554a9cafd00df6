import {
  cursor,
  defineSearchParams,
  isUuid,
  matching,
  searchText,
} from '#app/request/search-params.ts'

/** Search parameters of the activity page. */
export const activityParams = defineSearchParams('/admin/activity', {
  person: matching(isUuid),
  who: searchText(),
  type: matching((word) => /^[a-z_]{1,60}$/.test(word)),
  before: cursor,
})

export type ActivityView = ReturnType<typeof activityParams.parse>
