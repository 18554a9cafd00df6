import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { maskEmail } from '#platform/text/mask-email.ts'
import { userSearchTerms, type UserSearchTerms } from '../user-search-terms.ts'
import {
  PEOPLE_COUNTED_MOST,
  PEOPLE_PER_PAGE,
  PEOPLE_SEARCH_MAX,
  PERSON_KINDS,
  roleOf,
  type PersonKind,
  type PersonRole,
} from '../person.ts'

export type ListedPerson = {
  id: string
  /** Empty when none was given. */
  name: string
  /** Masked. */
  email: string
  address: string | null
  joinedAt: Date
  lastSignIn: Date | null
  role: PersonRole
  isSuspended: boolean
}

export type PeopleList = {
  items: ListedPerson[]
  /** Number of matches; `capped` when there may be more. */
  found: number
  capped: boolean
  isFiltered: boolean
  /** Total number of users. */
  total: number
  /**
   * The cursors: the user after whom the older page begins, and the one before whom the newer page ends. Null at an
   * end.
   */
  older: string | null
  newer: string | null
}

type Asked = UserSearchTerms & { address: string | null; kind: PersonKind | null }
type Edge = { id: string; isNewer: boolean }

/** A page of users, newest first, filtered by words of name, email or IP address, by IP address, and by kind. */
export const listUsers = query({
  name: 'accounts.list-people',
  for: 'staff',
  input: z.object({
    q: z.string().max(PEOPLE_SEARCH_MAX).default(''),
    address: z.string().max(45).nullable().default(null),
    kind: z.enum(PERSON_KINDS).nullable().default(null),
    after: z.uuid().nullable().default(null),
    before: z.uuid().nullable().default(null),
  }),
  async run({ db, input }): Promise<PeopleList> {
    const asked = { ...input, ...userSearchTerms(input.q) }
    const isFiltered = asked.words.length > 0 || asked.address !== null || asked.kind !== null
    const edge = input.before
      ? { id: input.before, isNewer: true }
      : input.after
        ? { id: input.after, isNewer: false }
        : null
    const [total, counted, page] = await Promise.all([
      countAll(db),
      isFiltered ? countFound(db, asked) : null,
      readPage(db, asked, edge),
    ])
    // The user at the cursor may have been deleted: the list then restarts.
    const shown = edge && page.items.length === 0 ? await readPage(db, asked, null) : page
    return { ...shown, ...(counted ?? { found: total, capped: false }), isFiltered, total }
  },
})

async function countAll(db: Db): Promise<number> {
  const { n } = await db.selectFrom('peopleCount').select('n').executeTakeFirstOrThrow()
  return Number(n)
}

async function countFound(db: Db, asked: Asked): Promise<Pick<PeopleList, 'found' | 'capped'>> {
  const { words, pieces, letters, address, kind } = asked
  const enough = PEOPLE_PER_PAGE + 1
  const { rows } = await sql<{ n: number; isOpen: boolean }>`
    select n::int, is_open
    from app.count_found_people(${words}, ${pieces}, ${letters}, ${address}, ${kind}, ${enough}, ${PEOPLE_COUNTED_MOST + 1})`.execute(
    db,
  )
  const { n, isOpen } = rows[0] ?? { n: 0, isOpen: false }
  return { found: Math.min(n, PEOPLE_COUNTED_MOST), capped: isOpen || n > PEOPLE_COUNTED_MOST }
}

type Row = {
  id: string
  fullName: string
  email: string
  signupIp: string | null
  createdAt: Date
  lastSignIn: Date | null
  suspendedAt: Date | null
  roles: string[]
}

async function readPage(db: Db, asked: Asked, edge: Edge | null) {
  const { words, pieces, letters, address, kind } = asked
  const isNewer = edge?.isNewer ?? false
  const { rows } = await sql<Row>`
    select p.id, p.full_name, p.email, p.signup_ip, p.created_at, p.last_sign_in, p.suspended_at,
      array(select r.role from roles r where r.user_id = p.id) as roles
    from app.find_people(${words}, ${pieces}, ${letters}, ${address}, ${kind}, ${edge?.id ?? null}, ${isNewer}, ${PEOPLE_PER_PAGE + 1})
      with ordinality as p
    order by p.ordinality`.execute(db)
  const hasMore = rows.length > PEOPLE_PER_PAGE
  const page = rows.slice(0, PEOPLE_PER_PAGE)
  const items = (isNewer ? page.toReversed() : page).map((row): ListedPerson => ({
    id: row.id,
    name: row.fullName,
    email: maskEmail(row.email),
    address: row.signupIp,
    joinedAt: row.createdAt,
    lastSignIn: row.lastSignIn,
    role: roleOf(row.roles),
    isSuspended: row.suspendedAt !== null,
  }))
  const hasOlder = isNewer || hasMore
  const hasNewer = isNewer ? hasMore : edge !== null
  return {
    items,
    older: hasOlder ? (items.at(-1)?.id ?? null) : null,
    newer: hasNewer ? (items[0]?.id ?? null) : null,
  }
}
