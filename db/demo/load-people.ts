import type { Db, Scope } from '#platform/database/scope.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { storageKey } from '#domain/files/storage-keys.ts'
import type { IdentityStatus } from '#domain/accounts/identity.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { specimenPaper } from './specimen-paper.ts'

type DemoPaper = {
  of: keyof typeof DEMO_USERS
  status: IdentityStatus
  reason?: string
  /** Days before the first load. */
  daysAgo: number
}

const PAPERS: readonly DemoPaper[] = [
  { of: 'supporter', status: 'verified', daysAgo: 12 },
  { of: 'ambassador', status: 'submitted', daysAgo: 1 },
  {
    of: 'applicant',
    status: 'refused',
    reason:
      'The picture cuts off the line with your name. Please send one that shows the whole page.',
    daysAgo: 4,
  },
]

/**
 * Loads personal data of the cast: a complete profile, preferences, and identity documents in each status. Only once, so
 * that a document deleted in the demo does not come back.
 */
export async function loadPeople(
  scope: Scope,
  storage: Pick<Storage, 'put'>,
  firstLoad: Date,
): Promise<void> {
  const supporter = DEMO_USERS.supporter.id
  const job = { kind: 'system', job: 'demo' } as const
  const known = await scope.as(job, (db) =>
    db
      .selectFrom('preferences')
      .select('userId')
      .where('userId', '=', supporter)
      .executeTakeFirst(),
  )
  if (known) return
  for (const { of } of PAPERS) await storage.put(storageKey(fileOf(of)), paperOf(of))
  // Jobs may not write profiles, so their owners do.
  await scope.as({ kind: 'member', userId: supporter }, (db) => fillProfile(db, supporter))
  await scope.as(job, async (db) => {
    for (const paper of PAPERS) await loadPaper(db, paper, firstLoad)
    await db
      .insertInto('preferences')
      .values({
        userId: supporter,
        supportTypes: ['volunteer', 'donate', 'visit'],
        locations: ['jerusalem', 'negev'],
        categories: ['children', 'education', 'environment'],
        updatedAt: firstLoad,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await loadVolunteerProfile(db, supporter, firstLoad)
  })
}

async function loadVolunteerProfile(db: Db, userId: string, firstLoad: Date): Promise<void> {
  await db
    .insertInto('volunteerProfiles')
    .values({
      userId,
      interests: ['Children and youth', 'Education', 'Farming and nature'],
      skills: ['Teaching', 'Music', 'Cooking'],
      supportType: 'volunteer',
      connection: 'family',
      visitFrequency: 'yearly',
      personalizationTags: ['A week or more', 'With my family'],
      createdAt: instantFrom(firstLoad, -9),
      updatedAt: instantFrom(firstLoad, -9),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function fillProfile(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('profiles')
    .set({
      mobilePhone: '+1 212 555 0142',
      address: '418 Riverside Drive, Apt. 6B',
      city: 'New York',
      state: 'New York',
      postalCode: '10025',
      country: 'United States',
    })
    .where('id', '=', userId)
    .where('mobilePhone', 'is', null)
    .where('address', 'is', null)
    .where('city', 'is', null)
    .execute()
}

async function loadPaper(db: Db, paper: DemoPaper, firstLoad: Date): Promise<void> {
  const { of, status, reason, daysAgo } = paper
  const submitted = instantFrom(firstLoad, -daysAgo)
  await db
    .insertInto('files')
    .values({
      id: fileOf(of),
      kind: 'id_documents',
      userId: DEMO_USERS[of].id,
      contentType: 'application/pdf',
      bytes: paperOf(of).byteLength,
      originalName: 'identity-card.pdf',
      createdAt: submitted,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const isDecided = status !== 'submitted'
  await db
    .insertInto('identityDocuments')
    .values({
      userId: DEMO_USERS[of].id,
      fileId: fileOf(of),
      status,
      reason: reason ?? null,
      submittedAt: submitted,
      decidedAt: isDecided ? instantFrom(submitted, 0, 20) : null,
      decidedBy: isDecided ? DEMO_USERS.admin.id : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function fileOf(person: DemoPaper['of']): string {
  return demoId('files', `identity ${person}`)
}

function paperOf(person: DemoPaper['of']): Uint8Array {
  const { fullName } = DEMO_USERS[person]
  return specimenPaper(['SPECIMEN', 'Identity card of a demonstration', `Name: ${fullName}`])
}
