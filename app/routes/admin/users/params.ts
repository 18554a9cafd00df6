import { PEOPLE_SEARCH_MAX, PERSON_KINDS } from '#domain/accounts/person.ts'
import {
  defineSearchParams,
  edge,
  matching,
  oneOf,
  searchText,
} from '#app/request/search-params.ts'

/** Search parameters of the user list, with the cursors of the page. */
export const userParams = defineSearchParams('/admin/users', {
  q: searchText(PEOPLE_SEARCH_MAX),
  address: matching((word) => word.length <= 45, 'ip'),
  kind: oneOf(PERSON_KINDS, 'type'),
  after: edge,
  before: edge,
})

export type UsersView = ReturnType<typeof userParams.parse>
