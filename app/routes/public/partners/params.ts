import { FOCUS_AREAS, type FocusArea } from '#domain/partners/partner.ts'
import { DISTRICTS, type District } from '#domain/project-events/place.ts'
import { defineSearchParams, oneOf, pageNumber, searchText } from '#app/request/search-params.ts'

export type PartnersView = {
  q: string
  focus: FocusArea | null
  district: District | null
  page: number
}

export const partnersParams = defineSearchParams<PartnersView>('/partners', {
  q: searchText(),
  focus: oneOf(FOCUS_AREAS),
  district: oneOf(DISTRICTS),
  page: pageNumber,
})
