import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { itemToSupport } from '../item-to-support.ts'
import type { DateToChoose } from '../chosen-date.ts'
import { datesToChoose } from '../dates-to-choose.ts'
import { toInputValue } from '#platform/text/money.ts'
import { ownSupports } from '../own-supports.ts'
import { obstacleTo, placesLeft, type SupportProblem } from '../support-rules.ts'
import { isKindOpen, KINDS, type SupportKind } from '../support.ts'

export type SupportFormData = {
  item: ProjectEventCard
  /** Free places; null if they are not counted. */
  left: number | null
  /** The dates to choose from; null if one signs up for the whole. */
  dates: DateToChoose[] | null
  /** Why the form is not available now. */
  obstacle: SupportProblem | null
  /** The account's name and address, which the organization will see. */
  person: { name: string; email: string }
  /** The initial field values: of the support being repeated, else the account's phone. */
  values: {
    amount: string
    places: string
    phone: string
    message: string
    isNameShown: boolean
  }
}

/**
 * Returns the data of the form for one kind of support. `again` is the id of a support of the caller to prefill it
 * from; an unknown one is ignored.
 *
 * @throws AppError not_found for an item that is not public; closed while staff has closed the kind.
 */
export const getSupportForm = query({
  name: 'support.get-support-form',
  for: 'member',
  input: z.object({
    itemId: z.string(),
    kind: z.enum(KINDS),
    again: z.string().nullable().default(null),
  }),
  async run({ db, actor, input, now, switches }): Promise<SupportFormData> {
    if (!isKindOpen(input.kind, switches)) throw new AppError('closed', m.support_closed())
    const userId = actor.kind === 'member' ? actor.userId : ''
    const item = await itemToSupport(db, input.itemId, now)
    const own = await ownSupports(db, userId, item.id)
    const person = await db
      .selectFrom('profiles')
      .select(['fullName', 'email', 'mobilePhone'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const dates = datesToChoose(item, { kind: input.kind, own, now })
    const before = await findBefore(db, { ...input, userId })
    return {
      item,
      left: dates ? null : placesLeft(item),
      dates,
      obstacle: obstacleTo(input.kind, item, { own, isOwnItem: item.isOwnItem, now, dates }),
      person: { name: person.fullName, email: person.email },
      values: {
        amount: before?.amountCents ? toInputValue(before.amountCents) : '',
        places: String(before?.places ?? 1),
        phone: showPhone((before ? before.phone : person.mobilePhone) ?? ''),
        message: before?.message ?? '',
        isNameShown: before?.isNameShown ?? false,
      },
    }
  },
})

async function findBefore(
  db: Db,
  of: { again: string | null; itemId: string; kind: SupportKind; userId: string },
) {
  if (!isId(of.again)) return undefined
  return db
    .selectFrom('supports')
    .select(['amountCents', 'places', 'phone', 'message', 'isNameShown'])
    .where('id', '=', of.again)
    .where('userId', '=', of.userId)
    .where('projectEventId', '=', of.itemId)
    .where('kind', '=', of.kind)
    .executeTakeFirst()
}
