import { ERASED } from '#domain/project-events/fields.ts'
import { m } from '#messages'
import { endGiftsTo } from '#domain/support/end-gifts-to.ts'
import { cancelOpenOrders } from '#domain/orders/cancel-open-orders.ts'
import type { OrderAction } from '#domain/orders/order-action.ts'
import { cancelSignUps } from '#domain/support/notify-sign-ups.ts'
import { lockSignUps } from '#domain/support/lock-sign-ups.ts'
import type { Db } from '#platform/database/scope.ts'

/**
 * Closes the organization of somebody who leaves, in the running transaction: what it published, told, sold and handed
 * in goes, and those who signed up are told that it is cancelled. What other people supported, ordered or saved, or what was completed, keeps its row, without words of its own; so
 * does the organization.
 *
 * @throws AppError conflict while something is paid and not sent.
 */
export async function closeOrganization(ctx: OrderAction, partnerId: string): Promise<void> {
  const { db, now } = ctx
  const signUps = await lockSignUps(db, { partnerId }, now)
  // First nothing of it is public any more: nobody orders from it or gives to it while the rest is ended.
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
  await db.deleteFrom('partnerApplications').where('partnerId', '=', partnerId).execute()
  await db.deleteFrom('partnerChanges').where('partnerId', '=', partnerId).execute()
  await db
    .updateTable('partners')
    .set({
      status: 'suspended',
      name: m.account_gone_organization(),
      nameHebrew: null,
      searchName: '',
      website: '',
      registrationNumber: '',
      email: '',
      phone: '',
      contactPersonName: '',
      contactPersonRole: '',
      socialLinks: '{}',
      paymentInstructions: '',
      isContactPublic: false,
      physicalAddress: null,
      description: '',
      mission: '',
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
    // What was completed has its hours and meals in the figures, which stay.
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
      searchText: '',
      hiddenReason: null,
      updatedAt: now,
    })
    .where('partnerId', '=', partnerId)
    .execute()
}

/** Its papers, its logo and every picture that it shows, whoever brought them. */
async function forgetFiles(db: Db, partnerId: string): Promise<void> {
  await db
    .deleteFrom('files')
    .where('id', 'in', (from) =>
      from
        .selectFrom('partnerDocuments')
        .select('fileId as id')
        .where('partnerId', '=', partnerId)
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
        ),
    )
    .execute()
}
