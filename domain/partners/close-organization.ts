import { m } from '#messages'
import { endGiftsTo } from '#domain/support/end-gifts-to.ts'
import { closeDesk } from '#domain/orders/close-desk.ts'
import type { OrderDeed } from '#domain/orders/order-deed.ts'
import { cancelSignUps } from '#domain/support/notify-sign-ups.ts'
import { holdSignUps } from '#domain/support/hold-sign-ups.ts'
import type { Db } from '#platform/database/scope.ts'

/**
 * Closes the organization of somebody who leaves, in the running transaction: what it published, told, sold and handed
 * in goes, and those who signed up are told that it is cancelled. What other people supported, ordered or saved, or what was completed, keeps its row, without words of its own; so
 * does the organization.
 *
 * @throws AppError conflict while something is paid and not sent.
 */
export async function closeOrganization(ctx: OrderDeed, partnerId: string): Promise<void> {
  const { db, now } = ctx
  const signUps = await holdSignUps(db, { partnerId }, now)
  // First nothing of it is public any more: nobody orders from it or gives to it while the rest is ended.
  await db
    .updateTable('partners')
    .set({ status: 'suspended', suspended_at: now, updated_at: now })
    .where('id', '=', partnerId)
    .execute()
  await closeDesk(ctx, partnerId)
  await endGiftsTo(ctx, { partnerId }, m.account_gone_reason())
  await cancelSignUps(ctx, signUps, { reason: m.account_gone_reason(), isForgotten: true })
  await db.deleteFrom('news').where('partner_id', '=', partnerId).execute()
  await db.deleteFrom('products').where('partner_id', '=', partnerId).execute()
  await db
    .deleteFrom('project_event_revisions')
    .where('project_event_id', 'in', (items) =>
      items.selectFrom('project_events').select('id').where('partner_id', '=', partnerId),
    )
    .execute()
  await forgetFiles(db, partnerId)
  await db.deleteFrom('partner_applications').where('partner_id', '=', partnerId).execute()
  await db.deleteFrom('partner_changes').where('partner_id', '=', partnerId).execute()
  await db
    .updateTable('partners')
    .set({
      status: 'suspended',
      name: m.account_gone_organization(),
      name_hebrew: null,
      search_name: '',
      website: '',
      registration_number: '',
      email: '',
      phone: '',
      contact_person_name: '',
      contact_person_role: '',
      social_links: '{}',
      payment_instructions: '',
      is_contact_public: false,
      physical_address: null,
      description: '',
      mission: '',
      other_focus_area: null,
      other_audience: null,
      other_activity: null,
      suspended_at: now,
      suspended_by: null,
      suspension_reason: null,
      closed_at: now,
      updated_at: now,
    })
    .where('id', '=', partnerId)
    .execute()
  await db
    .deleteFrom('project_events')
    .where('partner_id', '=', partnerId)
    // What was completed has its hours and meals in the figures, which stay.
    .where('completed_at', 'is', null)
    .where((is) =>
      is.not(
        is.or([
          is.exists(
            is
              .selectFrom('supports')
              .select('supports.id')
              .whereRef('supports.project_event_id', '=', 'project_events.id'),
          ),
          is.exists(
            is
              .selectFrom('saved_items')
              .select('saved_items.user_id')
              .whereRef('saved_items.project_event_id', '=', 'project_events.id'),
          ),
        ]),
      ),
    )
    .execute()
  await db
    .updateTable('project_events')
    .set({
      status: 'withdrawn',
      title: m.account_gone_item(),
      description: '',
      location: null,
      latitude: null,
      longitude: null,
      search_text: '',
      hidden_reason: null,
      updated_at: now,
    })
    .where('partner_id', '=', partnerId)
    .execute()
}

/** Its papers, its logo and every picture that it shows, whoever brought them. */
async function forgetFiles(db: Db, partnerId: string): Promise<void> {
  await db
    .deleteFrom('files')
    .where('id', 'in', (from) =>
      from
        .selectFrom('partner_documents')
        .select('file_id as id')
        .where('partner_id', '=', partnerId)
        .union((or) =>
          or
            .selectFrom('partners')
            .select('logo_file_id as id')
            .where('id', '=', partnerId)
            .where('logo_file_id', 'is not', null)
            .$castTo<{ id: string }>(),
        )
        .union((or) =>
          or
            .selectFrom('project_events')
            .select('image_file_id as id')
            .where('partner_id', '=', partnerId)
            .where('image_file_id', 'is not', null)
            .$castTo<{ id: string }>(),
        ),
    )
    .execute()
}
