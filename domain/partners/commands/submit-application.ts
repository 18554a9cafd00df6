import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { readApplication, type Application } from '../read-application.ts'
import { searchName } from '../search-name.ts'
import { registrationValues } from './save-registration-draft.ts'

/**
 * Submits an application for an organization, or another one after a rejection: saves the data, sets it to pending,
 * deletes the draft and emails the applicant. `after` is the number of earlier applications the applicant knows of.
 *
 * @throws AppError bad_input by field; conflict if the organization's status has changed.
 */
export const submitApplication = command({
  name: 'partners.submit-application',
  for: 'member',
  feature: 'partner-registration',
  once: true,
  input: z.object({ values: registrationValues, after: z.int().min(0) }),
  async run({ db, actor, input, now, notify }) {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const { application, problems } = readApplication(input.values, now.getUTCFullYear())
    if (!application) {
      throw new AppError('bad_input', m.registration_check_fields(), { fields: problems })
    }
    const before = await findBefore(db, userId)
    if (before.applications !== input.after) throw elsewhere()
    const partnerId = before.partnerId
      ? await changeOrganization(db, before.partnerId, application, now)
      : await addOrganization(db, userId, application, now)
    const number = before.applications + 1
    await db
      .insertInto('partnerApplications')
      .values({
        ...columnsOf(application),
        id: newId(now),
        partnerId,
        number,
        userId,
        consentAuthorizedRepresentative: true,
        consentTerms: true,
        consentContact: true,
        submittedAt: now,
      })
      .execute()
    await db.deleteFrom('registrationDrafts').where('userId', '=', userId).execute()
    const person = await db
      .selectFrom('profiles')
      .select(['fullName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await notify(() => ({
      kind: 'partners.application-received',
      to: { email: person.email, name: person.fullName },
      subject: m.registration_mail_subject({ name: application.name }),
      paragraphs: [
        m.registration_mail_text({ name: application.name }),
        m.registration_mail_documents(),
      ],
      action: { label: m.registration_mail_action(), path: '/partner-dashboard' },
    }))
    return { number }
  },
})

async function findBefore(db: Db, userId: string) {
  const row = await db
    .selectFrom('partners')
    .leftJoin('partnerApplications', 'partnerApplications.partnerId', 'partners.id')
    .select((is) => ['partners.id', is.fn.max('partnerApplications.number').as('applications')])
    .where('partners.userId', '=', userId)
    .groupBy('partners.id')
    .executeTakeFirst()
  return { partnerId: row?.id ?? null, applications: row?.applications ?? 0 }
}

async function addOrganization(
  db: Db,
  userId: string,
  application: Application,
  now: Date,
): Promise<string> {
  const id = newId(now)
  try {
    await db
      .insertInto('partners')
      .values({
        ...columnsOf(application),
        id,
        userId,
        searchName: searchName(application),
        createdAt: now,
        updatedAt: now,
      })
      .execute()
  } catch (error) {
    if (violatedConstraint(error) === 'partners_user_id_key') throw elsewhere()
    throw error
  }
  return id
}

/** Only a rejected one can be submitted again; of two concurrent requests, the second finds it pending. */
async function changeOrganization(
  db: Db,
  id: string,
  application: Application,
  now: Date,
): Promise<string> {
  const changed = await db
    .updateTable('partners')
    .set({
      ...columnsOf(application),
      status: 'pending',
      searchName: searchName(application),
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('status', 'in', ['changes_asked', 'rejected'])
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw elsewhere()
  return id
}

/** The columns that the organization and its application share. */
function columnsOf(application: Application) {
  return {
    name: application.name,
    otherNames: JSON.stringify(application.otherNames),
    website: application.website,
    registrationNumber: application.registrationNumber,
    country: application.country,
    organizationType: application.organizationType,
    yearEstablished: application.yearEstablished,
    charitableStatus: application.charitableStatus,
    email: application.email,
    phone: application.phone,
    contactPersonName: application.contactPersonName,
    contactPersonRole: application.contactPersonRole,
    socialLinks: JSON.stringify(application.socialLinks),
  }
}

function elsewhere(): AppError {
  return new AppError('conflict', m.registration_conflict())
}
