import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import { query } from '#platform/operation.ts'
import { listThrough } from '#domain/ambassadors/list-through.ts'
import { EXPORT_MAX } from '../export.ts'
import { moneyOfJoined } from '#domain/payments/money.ts'
import { CHOSEN_DATE, readChosen } from '../chosen-date-columns.ts'
import { giftReference } from '../gift.ts'
import { seatsStillComing } from '../still-coming.ts'
import { listSupportedPosts } from '../list-supported-posts.ts'
import { listConsents } from '#domain/consent/list-consents.ts'
import { listAnswers } from '#domain/questions/list-answers.ts'
import { ownApprovedPartner } from '../own-partner.ts'
import { KINDS, type SupportKind, type SupportStatus } from '../support.ts'
import { SHOWN } from '../supporters-part.ts'
import { supportsShown } from '../supporters-shown.ts'

/**
 * Lists the supports of the caller's own approved organization for export, newest first, at most `EXPORT_MAX`, filtered
 * by item, kind and status group. Deleted users are included without a name.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listSupportsToExport = query({
  name: 'support.list-supports-to-export',
  for: 'member',
  input: z.object({
    post: z.string().nullable().default(null),
    kind: z.enum(KINDS).nullable().default(null),
    part: z.enum(SHOWN).nullable().default(null),
    date: z.string().nullable().default(null),
  }),
  async run({ db, input, now }) {
    const all = await listSupportedPosts(db, await ownApprovedPartner(db))
    const one = all.filter(({ id }) => id === input.post)
    const posts = (one.length > 0 ? one : all).map(({ id }) => id)
    const rows = await supportsShown(db, {
      ...input,
      date: isId(input.date) ? input.date : null,
      posts,
      now,
    })
      .leftJoin('payments', 'payments.supportId', 'supports.id')
      .select([
        textShown('projectEvents', 'title'),
        'supports.kind',
        'supports.status',
        'supports.name',
        'supports.groupName',
        'supports.email',
        'supports.phone',
        'supports.places',
        'supports.amountCents',
        'supports.message',
        'supports.reason',
        'supports.hours',
        'supports.meals',
        'supports.createdAt',
        'supports.decidedAt',
        'supports.id',
        'supports.isNameShown',
        'supports.askedAt',
        'supports.stillComingAt',
        'supports.waitingSince',
        'projectEvents.timeZone',
        CHOSEN_DATE,
        seatsStillComing.as('seatsStillComing'),
        'payments.provider',
        'payments.paidAt',
        'payments.receivedCents',
        'payments.refundedCents',
        'payments.goingBackCents',
        'payments.disputedCents',
      ])
      .orderBy('supports.createdAt', 'desc')
      .orderBy('supports.id', 'desc')
      .limit(EXPORT_MAX)
      .execute()
    const ids = rows.map((row) => row.id)
    const through = await listThrough(db, ids)
    const answered = await listAnswers(db, ids)
    const consents = await listConsents(db, ids)
    return rows.map(
      ({ id, kind, status, amountCents, createdAt, decidedAt, chosenDate, ...row }) => ({
        ...row,
        date: readChosen(chosenDate, row.timeZone),
        // The columns' check constraints allow only these values.
        kind: kind as SupportKind,
        status: status as SupportStatus,
        amountCents,
        money: row.provider === null ? null : moneyOfJoined(row),
        createdAt,
        decidedAt,
        through: through.get(id) ?? null,
        answered: answered.get(id) ?? [],
        consent: consents.get(id) ?? null,
        reference: row.provider === null ? null : giftReference(id),
      }),
    )
  },
})
