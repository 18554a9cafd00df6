import { PEOPLE_SEARCH_MAX, PERSON_KINDS } from '#domain/accounts/person.ts'
import {
  defineSearchParams,
  edge,
  matching,
  oneOf,
  searchText,
} from '#app/request/search-params.ts'

/** Which users are shown, and the edge at which the page begins. */
export const userParams = defineSearchParams('/admin/users', {
  q: searchText(PEOPLE_SEARCH_MAX),
  address: matching((word) => word.length <= 45, 'ip'),
  kind: oneOf(PERSON_KINDS, 'type'),
  after: edge,
  before: edge,
})

export type UsersView = ReturnType<typeof userParams.parse>
