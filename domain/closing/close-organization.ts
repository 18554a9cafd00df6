import { sql } from 'kysely'
import { ERASED } from '#domain/project-events/field-columns.ts'
import { m } from '#messages'
import { endGiftsTo } from '#domain/support/end-gifts-to.ts'
import { cancelOpenOrders } from '#domain/orders/cancel-open-orders.ts'
import type { OrderAction } from '#domain/orders/order-action.ts'
import { cancelSignUps } from '#domain/support/notify-sign-ups.ts'
import { lockSignUps } from '#domain/support/lock-sign-ups.ts'
import type { Db } from '#platform/database/scope.ts'
import { pageLanguage } from '#platform/text/language.ts'

/**
 * Closes the organization of a departing user, in the current transaction: deletes what it published, posted, sold and
 * submitted, and emails those signed up that it is cancelled. What others supported, ordered or saved, and what was
 * completed, keeps its row without texts; so does the organization.
 *
 * @throws AppError conflict while a paid order is unsent.
 */
export async function closeOrganization(ctx: OrderAction, partnerId: string): Promise<void> {
  const { db, now } = ctx
  const signUps = await lockSignUps(db, { partnerId }, now)
  // Unpublish it first, so that no one can order from it or give to it while the rest is closed.
  await db
    .updateTable('partners')
    .set({ status: 'suspended', suspendedAt: now, updatedAt: now })
    .where('id', '=', partnerId)
    .execute()
  await cancelOpenOrders(ctx, partnerId)
  await endGiftsTo(ctx, { partnerId }, m.account_gone_reason())
  await cancelSignUps(ctx, signUps, { reason: m.account_gone_reason(), isForgotten: true })
  await db.deleteFrom('news').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('products').where('partnerId', '=', partnerId).execute()
  await db
    .deleteFrom('projectEventRevisions')
    .where('projectEventId', 'in', (items) =>
      items.selectFrom('projectEvents').select('id').where('partnerId', '=', partnerId),
    )
    .execute()
  await forgetFiles(db, partnerId)
  await db.deleteFrom('partnerInvitations').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('partnerMembers').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('partnerApplications').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('threads').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('follows').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('notes').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('answerWarnings').where('partnerId', '=', partnerId).execute()
  await sql`delete from guardian_consents g using supports s, project_events e
    where s.id = g.support_id and e.id = s.project_event_id and e.partner_id = ${partnerId}`.execute(
    db,
  )
  await db
    .deleteFrom('supportAnswers')
    .where('supportId', 'in', (answers) =>
      answers
        .selectFrom('supports')
        .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
        .select('supports.id')
        .where('projectEvents.partnerId', '=', partnerId),
    )
    .execute()
  await db.deleteFrom('partnerChanges').where('partnerId', '=', partnerId).execute()
  await db
    .updateTable('partners')
    .set({
      status: 'suspended',
      name: m.account_gone_organization(),
      otherNames: '{}',
      searchName: '',
      website: '',
      registrationNumber: '',
      email: '',
      phone: '',
      contactPersonName: '',
      contactPersonRole: '',
      socialLinks: '{}',
      paymentInstructions: '',
      paymentTranslations: '{}',
      isContactPublic: false,
      physicalAddress: null,
      description: '',
      mission: '',
      translations: '{}',
      otherFocusArea: null,
      otherAudience: null,
      otherActivity: null,
      suspendedAt: now,
      suspendedBy: null,
      suspensionReason: null,
      closedAt: now,
      updatedAt: now,
    })
    .where('id', '=', partnerId)
    .execute()
  await db
    .deleteFrom('projectEvents')
    .where('partnerId', '=', partnerId)
    // Completed items keep their hours and meals in the figures.
    .where('completedAt', 'is', null)
    .where((is) =>
      is.not(
        is.or([
          is.exists(
            is
              .selectFrom('supports')
              .select('supports.id')
              .whereRef('supports.projectEventId', '=', 'projectEvents.id'),
          ),
          is.exists(
            is
              .selectFrom('savedItems')
              .select('savedItems.userId')
              .whereRef('savedItems.projectEventId', '=', 'projectEvents.id'),
          ),
        ]),
      ),
    )
    .execute()
  await db
    .updateTable('projectEvents')
    .set({
      status: 'withdrawn',
      title: m.account_gone_item(),
      description: '',
      ...ERASED,
      language: pageLanguage(),
      translations: '{}',
      questions: '[]',
      searchText: '',
      hiddenReason: null,
      updatedAt: now,
    })
    .where('partnerId', '=', partnerId)
    .execute()
  await db
    .updateTable('projectEventDates')
    .set({ labels: '{}', locations: '{}', latitude: null, longitude: null })
    .where('projectEventId', 'in', (of) =>
      of.selectFrom('projectEvents').select('id').where('partnerId', '=', partnerId),
    )
    .where((is) => is.or([is('labels', '<>', '{}'), is('locations', '<>', '{}')]))
    .execute()
  // People who had signed up for a date that was called off still see when it was to be.
  await db
    .updateTable('supports')
    .set({
      goneDate: sql`jsonb_build_array(gone_date -> 0, gone_date -> 1, null, '{}'::jsonb)`,
      updatedAt: now,
    })
    .where('projectEventId', 'in', (of) =>
      of.selectFrom('projectEvents').select('id').where('partnerId', '=', partnerId),
    )
    .where('goneDate', 'is not', null)
    .execute()
}

/** Deletes its documents, its logo, its cover and all its images, whoever uploaded them. */
async function forgetFiles(db: Db, partnerId: string): Promise<void> {
  await db
    .deleteFrom('files')
    .where('id', 'in', (from) =>
      from
        .selectFrom('partnerDocuments')
        .select('fileId as id')
        .where('partnerId', '=', partnerId)
        .union((or) =>
          or.selectFrom('partnerCovers').select('fileId as id').where('partnerId', '=', partnerId),
        )
        .union((or) =>
          or
            .selectFrom('partners')
            .select('logoFileId as id')
            .where('id', '=', partnerId)
            .where('logoFileId', 'is not', null)
            .$castTo<{ id: string }>(),
        )
        .union((or) =>
          or
            .selectFrom('projectEvents')
            .select('imageFileId as id')
            .where('partnerId', '=', partnerId)
            .where('imageFileId', 'is not', null)
            .$castTo<{ id: string }>(),
        )
        .union((or) =>
          or
            .selectFrom('projectEventPictures')
            .innerJoin('projectEvents', 'projectEvents.id', 'projectEventPictures.projectEventId')
            .select('projectEventPictures.fileId as id')
            .where('partnerId', '=', partnerId),
        ),
    )
    .execute()
}
