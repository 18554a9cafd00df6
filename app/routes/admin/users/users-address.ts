import { chosenIn } from '#app/ui/not-chosen.ts'
import { PEOPLE_SEARCH_MAX, PERSON_KINDS, type PersonKind } from '#domain/accounts/person.ts'

/** What the address of the list says: who is looked for, and the edge at which its page begins. */
export type UsersView = { q: string; address: string | null; kind: PersonKind | null }
export type UsersEdge = { after?: string | null; before?: string | null }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Reads an address; what it does not know counts as not said. */
export function usersViewOf(query: URLSearchParams): UsersView & UsersEdge {
  const kind = query.get('type')
  const edge = (name: string) => {
    const id = query.get(name)
    return id !== null && UUID.test(id) ? id : null
  }
  return {
    q: (query.get('q') ?? '').slice(0, PEOPLE_SEARCH_MAX),
    address: chosenIn(query, 'ip')?.slice(0, 45) ?? null,
    kind: PERSON_KINDS.find((known) => known === kind) ?? null,
    after: edge('after'),
    before: edge('before'),
  }
}

/** The address of the list, of a page of it, narrowed down. */
export function usersAddress(view: Partial<UsersView> & UsersEdge = {}): string {
  const query = new URLSearchParams()
  if (view.q) query.set('q', view.q)
  if (view.address) query.set('ip', view.address)
  if (view.kind) query.set('type', view.kind)
  if (view.after) query.set('after', view.after)
  if (view.before) query.set('before', view.before)
  return query.size > 0 ? `/admin/users?${query}` : '/admin/users'
}
