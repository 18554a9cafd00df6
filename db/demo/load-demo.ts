import { sql, type Kysely } from 'kysely'
import { hashPassword } from 'better-auth/crypto'
import type { Scope } from '#platform/database/scope.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { DEMO_USERS, DEMO_PASSWORD, type CastMember } from './demo-users.ts'
import { AMBASSADORS } from './content/ambassadors.ts'
import { EVENTS } from './content/events.ts'
import { GIFTS } from './content/gifts.ts'
import { GROUPS } from './content/groups.ts'
import { MESSAGES } from './content/messages.ts'
import { NEWS } from './content/news.ts'
import { ORDERS } from './content/orders.ts'
import { ORGANIZATIONS } from './content/organizations.ts'
import { PEOPLE } from './content/people.ts'
import { PRODUCTS } from './content/products.ts'
import { PROJECTS } from './content/projects.ts'
import { QUESTIONS } from './content/questions.ts'
import { THREADS } from './content/threads.ts'
import { VISITS } from './content/visits.ts'
import { anchorOf } from './demo-day.ts'
import { demoPerson } from './demo-person.ts'
import { demoPictures } from './demo-pictures.ts'
import { loadActivity } from './load-activity.ts'
import { loadAmbassadors } from './load-ambassadors.ts'
import { loadAttendances } from './load-attendances.ts'
import { holdFigures, loadFigures } from './load-figures.ts'
import { loadFollows } from './load-follows.ts'
import { loadGifts } from './load-gifts.ts'
import { loadGroups } from './load-groups.ts'
import { loadHowToPay } from './load-how-to-pay.ts'
import { loadInbox } from './load-inbox.ts'
import { loadItems } from './load-items.ts'
import { loadNews } from './load-news.ts'
import { loadOrders } from './load-orders.ts'
import { loadOrganizations } from './load-organizations.ts'
import { loadPeople } from './load-people.ts'
import { listNewPictures, loadPictures, storePictures } from './load-pictures.ts'
import { loadProducts } from './load-products.ts'
import { loadQuestions } from './load-questions.ts'
import { loadResources } from './load-resources.ts'
import { loadAnswers } from './load-answers.ts'
import { loadTeam } from './load-team.ts'
import { loadSupports } from './load-supports.ts'
import { loadThreads } from './load-threads.ts'

type SignInTables = {
  users: { id: string; name: string; email: string; emailVerified: boolean }
  accounts: { id: string; userId: string; providerId: string; accountId: string; password: string }
}

/**
 * Loads the demo once; loading again adds what is new and changes nothing else, except that organizations loaded before
 * there were logos get them. Pictures go to the storage.
 */
export async function loadDemo(
  database: { scope: Scope; signIn: Kysely<unknown> },
  storage: Pick<Storage, 'put'>,
): Promise<void> {
  await loadCast(database.signIn as Kysely<SignInTables>, database.scope)
  const pictures = await database.scope.as(JOB, (db) => listNewPictures(db, demoPictures()))
  await storePictures(storage, pictures)
  const loadedFirst = await database.scope.as(JOB, async (db) => {
    // If two processes start at the same time, one loads and the other then finds everything in place.
    await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(db)
    const { createdAt: firstLoad } = await db
      .selectFrom('profiles')
      .select('createdAt')
      .where('id', '=', DEMO_USERS.superuser.id)
      .executeTakeFirstOrThrow()
    const anchor = anchorOf(firstLoad)
    const items = [...PROJECTS, ...EVENTS]
    await loadPictures(db, pictures, firstLoad)
    await loadOrganizations(db, ORGANIZATIONS, anchor)
    await loadItems(db, items, ORGANIZATIONS, anchor)
    await loadSupports(db, items, anchor)
    await loadAttendances(db, { firstLoad, anchor })
    await loadThreads(db, THREADS, firstLoad)
    await loadAnswers(db, firstLoad)
    await holdFigures(db, () => loadGifts(db, GIFTS, ORGANIZATIONS, firstLoad))
    await loadFigures(db)
    await loadNews(db, NEWS, firstLoad)
    await loadProducts(db, PRODUCTS, firstLoad)
    await loadOrders(db, ORDERS, firstLoad)
    await loadHowToPay(db, firstLoad)
    // After the site's payment instructions, so that gifts to organizations without an owner wait for staff.
    await holdFigures(db, async () => {
      await loadAmbassadors(db, AMBASSADORS, firstLoad)
      await loadGroups(db, GROUPS, firstLoad)
    })
    await loadTeam(db)
    await loadFollows(db, firstLoad)
    await loadInbox(db, MESSAGES, { firstLoad, anchor })
    await loadActivity(db, VISITS, { firstLoad, now: new Date() })
    return firstLoad
  })
  await loadPeople(database.scope, storage, loadedFirst)
  await loadResources(database.scope, storage, loadedFirst)
  await loadQuestions(database.scope, QUESTIONS, { firstLoad: loadedFirst, now: new Date() })
}

const JOB = { kind: 'system', job: 'demo' } as const

/** The cast can sign in; the others have no password or provider. */
async function loadCast(signIn: Kysely<SignInTables>, scope: Scope): Promise<void> {
  const cast: CastMember[] = Object.values(DEMO_USERS)
  const people = [...cast, ...PEOPLE.map(({ key }) => demoPerson({ person: key }))]
  const known = await signIn
    .selectFrom('users')
    .select('id')
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  const fresh = people.filter((person) => !known.some(({ id }) => id === person.id))
  if (fresh.length === 0) return

  const freshCast = cast.filter(({ id }) => fresh.some((one) => one.id === id))
  const password = await hashPassword(DEMO_PASSWORD)
  await signIn.transaction().execute(async (db) => {
    await db
      .insertInto('users')
      .values(
        fresh.map(({ id, fullName: name, email }) => ({ id, name, email, emailVerified: true })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (freshCast.length === 0) return
    await db
      .insertInto('accounts')
      .values(
        freshCast.map(({ id }) => ({
          id,
          userId: id,
          providerId: 'credential',
          accountId: id,
          password,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  await scope.as(JOB, (db) =>
    sql`insert into roles (user_id, role) select id, role from jsonb_to_recordset(${JSON.stringify(
      cast.flatMap(({ id, roles }) => roles.map((role) => ({ id, role }))),
    )}::jsonb) as given (id uuid, role text) on conflict do nothing`.execute(db),
  )
}
