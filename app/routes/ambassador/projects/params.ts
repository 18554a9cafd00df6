import { ITEMS_PATH } from '#domain/ambassadors/chosen-item.ts'
import { NO_FILTERS, PAGES_MOST, SEARCH_MAX } from '#domain/project-events/listing.ts'
import { TYPES } from '#domain/project-events/project-event.ts'
import { defineSearchParams, oneOf, pageNumber, searchText } from '#app/request/search-params.ts'

/** Search parameters of the list of available items. */
export const choiceParams = defineSearchParams(ITEMS_PATH, {
  q: searchText(SEARCH_MAX),
  type: oneOf(TYPES),
  page: pageNumber,
})

export type ChoiceView = ReturnType<typeof choiceParams.parse>

/** Converts the view to the input of the public list's query. */
export function toListQuery({ page, ...view }: ChoiceView) {
  return { ...NO_FILTERS, ...view, page: Math.min(page, PAGES_MOST), isEverywhere: true }
}
