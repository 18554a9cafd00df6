import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { listThrough } from '#domain/ambassadors/list-through.ts'
import type { Referral } from '#domain/ambassadors/referral.ts'
import { CARD_COLUMNS, presentItem } from '#domain/project-events/to-card.ts'
import { listSupportedPosts } from '../list-supported-posts.ts'
import type { SupportOutcome } from '../outcome.ts'
import { threadMark, type ThreadMark } from '#domain/threads/thread-mark.ts'
import { isPaidToTeam } from '#domain/payments/is-paid-to-team.ts'
import { moneyOfJoined, type Money } from '#domain/payments/money.ts'
import type { PaymentStatus, PaymentProviderName } from '#domain/payments/payment.ts'
import { AWAITS_ANSWER } from '../awaits-answer.ts'
import { CHOSEN_DATE, HAS_PLACE, readChosen } from '../chosen-date-columns.ts'
import { onChosenDate, type ChosenDate } from '../chosen-date.ts'
import { giftReference } from '../gift.ts'
import { listChosenDates } from '../list-chosen-dates.ts'
import { isWithoutConsent } from '#domain/consent/consent.ts'
import { listConsents, type GuardianConsent } from '#domain/consent/list-consents.ts'
import { listAnswers } from '#domain/questions/list-answers.ts'
import type { Answer } from '#domain/questions/question.ts'
import { ownApprovedPartner } from '../own-partner.ts'
import { answersTo, isInLine } from '../support-rules.ts'
import { comingOf, seatsStillComing, type Coming } from '../still-coming.ts'
import { supporterLabel } from '../support-words.ts'
import { KINDS, SUPPORTS_PER_PAGE, type SupportKind, type SupportStatus } from '../support.ts'
import type { SupporterAction } from '../supporter-action.ts'
import { SHOWN, type ShownPart } from '../supporters-part.ts'
import { isOfPart, supportsShown, type SupportersShown } from '../supporters-shown.ts'

export type Supporter = SupportOutcome & {
  id: string
  kind: SupportKind
  status: SupportStatus
  places: number
  amountCents: number | null
  /** A person's name; for a group, its name, size and leader. */
  name: string
  email: string
  phone: string | null
  message: string
  /** To the organization's questions; empty if nothing was asked. */
  answered: Answer[]
  /** Of a minor: whether a parent or guardian has agreed; null for adults. */
  consent: GuardianConsent | null
  reason: string | null
  createdAt: Date
  post: { id: string; title: string }
  /** The date they chose; null for the whole. */
  date: ChosenDate | null
  /** The referral; null if there is none. */
  through: Referral | null
  /** The answer after a change of time or place; null if nothing was asked. */
  coming: Coming | null
  /** On the waiting list: their position, from 1, or until when a place is offered. */
  inLine: { position: number | null; offeredUntil: Date | null } | null
  /** When a sign-up or inquiry should be answered; null if it is. */
  dueAt: Date | null
  /** Whether there are messages with them, and whether they wait for an answer. */
  thread: ThreadMark
  /** The payment of a gift; null for other kinds. */
  gift: SupporterGift | null
  answers: SupporterAction[]
}

export type SupporterGift = Money & {
  reference: string
  isNameShown: boolean
  provider: PaymentProviderName
  status: PaymentStatus
  /** Paid without a provider to the site's team, which handles the money. */
  isPaidToTeam: boolean
}

/** The number of supports by status group, and in total. */
export type PartCounts = Record<ShownPart | 'all', number>

/**
 * Lists a page (from 1) of supports of the caller's own approved organization, pending ones first, the waiting list in its
 * order, filtered by item,
 * kind and status group; with the count of each group, and its items that have supports.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listSupporters = query({
  name: 'support.list-supporters',
  for: 'member',
  input: z.object({
    post: z.string().nullable().default(null),
    kind: z.enum(KINDS).nullable().default(null),
    part: z.enum(SHOWN).nullable().default(null),
    date: z.string().nullable().default(null),
    page: z.number().int().min(1).default(1),
  }),
  async run({ db, input, now }) {
    const posts = await listSupportedPosts(db, await ownApprovedPartner(db))
    const post = posts.find(({ id }) => id === input.post) ?? null
    const dates = post ? await listChosenDates(db, post.id) : []
    const date = dates.find(({ id }) => id === input.date)?.id ?? null
    const shown = { ...input, date, posts: (post ? [post] : posts).map(({ id }) => id), now }
    const counts = await countParts(db, shown)
    return {
      posts,
      post,
      /** The dates of the item, if people choose among them, each with its places and how many are taken. */
      dates,
      date,
      counts,
      total: counts[input.part ?? 'all'],
      supporters: await listPage(db, shown, input.page),
    }
  },
})

async function countParts(db: Db, shown: SupportersShown): Promise<PartCounts> {
  return supportsShown(db, { ...shown, part: null })
    .select((of) => [
      of.fn.countAll<number>().as('all'),
      ...SHOWN.map((part) =>
        sql<number>`count(*) filter (where ${isOfPart(part, shown.now)})::integer`.as(part),
      ),
    ])
    .executeTakeFirstOrThrow() as Promise<PartCounts>
}

async function listPage(db: Db, shown: SupportersShown, page: number): Promise<Supporter[]> {
  const rows = await supportsShown(db, shown)
    .leftJoin('payments', 'payments.supportId', 'supports.id')
    .select(CARD_COLUMNS)
    .select([
      'supports.id as supportId',
      'supports.kind',
      'supports.status as supportStatus',
      'supports.places as ownPlaces',
      'supports.amountCents',
      'supports.name',
      'supports.groupName',
      'supports.email',
      'supports.phone',
      'supports.message',
      'supports.reason',
      'supports.hours',
      'supports.meals',
      'supports.createdAt',
      'supports.isNameShown',
      'supports.askedAt',
      'supports.stillComingAt',
      'supports.offeredUntil',
      'supports.consent',
      sql<number | null>`app.waiting_position(supports.id)`.as('position'),
      HAS_PLACE.as('hasPlace'),
      CHOSEN_DATE,
      seatsStillComing.as('seatsStillComing'),
      'payments.provider',
      'payments.status as paymentStatus',
      isPaidToTeam().as('isPaidToTeam'),
      threadMark('partner').as('thread'),
      sql<Date | null>`(select o.due_at from app.obligations o
        where o.kind = 'sign-up' and o.subject_id = supports.id)`.as('dueAt'),
      'payments.receivedCents',
      'payments.refundedCents',
      'payments.goingBackCents',
      'payments.disputedCents',
    ])
    .$if(shown.part === 'line', (line) =>
      line
        .orderBy(sql`supports.status = 'offered'`, 'desc')
        .orderBy('supports.waitingSince')
        .orderBy('supports.id'),
    )
    .orderBy(AWAITS_ANSWER, 'desc')
    .orderBy(sql`supports.status = 'pending'`, 'desc')
    .orderBy('supports.createdAt', 'desc')
    .orderBy('supports.id', 'desc')
    .limit(SUPPORTS_PER_PAGE)
    .offset((page - 1) * SUPPORTS_PER_PAGE)
    .execute()
  const ids = rows.map((row) => row.supportId)
  const through = await listThrough(db, ids)
  const answered = await listAnswers(db, ids)
  const consents = await listConsents(db, ids)
  return rows.map((row) => {
    const whole = presentItem(row)
    const date = readChosen(row.chosenDate, whole.timeZone)
    const item = onChosenDate(whole, date)
    // The columns' check constraints allow only these values.
    const kind = row.kind as SupportKind
    const status = row.supportStatus as SupportStatus
    const gift =
      row.provider === null
        ? null
        : {
            reference: giftReference(row.supportId),
            isNameShown: row.isNameShown,
            provider: row.provider as PaymentProviderName,
            status: row.paymentStatus as PaymentStatus,
            ...moneyOfJoined(row),
            isPaidToTeam: row.isPaidToTeam,
          }
    return {
      id: row.supportId,
      kind,
      status,
      places: row.ownPlaces,
      amountCents: row.amountCents,
      name: supporterLabel({ name: row.name, group: row.groupName, places: row.ownPlaces }),
      email: row.email,
      phone: row.phone && showPhone(row.phone),
      message: row.message,
      answered: answered.get(row.supportId) ?? [],
      consent: consents.get(row.supportId) ?? null,
      reason: row.reason && reasonForReader(row.reason),
      hours: row.hours,
      meals: row.meals,
      createdAt: row.createdAt,
      dueAt: row.dueAt,
      thread: row.thread,
      post: { id: item.id, title: item.title },
      date,
      coming: comingOf({
        status,
        places: row.ownPlaces,
        askedAt: row.askedAt,
        stillComingAt: row.stillComingAt,
        seatsStillComing: row.seatsStillComing,
      }),
      through: through.get(row.supportId) ?? null,
      inLine: isInLine(status) ? { position: row.position, offeredUntil: row.offeredUntil } : null,
      gift,
      answers: [
        ...(row.email === '' ? [] : answersTo({ kind, status }, item, shown.now)).filter((answer) =>
          answer === 'declined'
            ? !gift?.isPaidToTeam
            : !isWithoutConsent(row.consent) && (status !== 'waiting' || row.hasPlace),
        ),
        ...aboutMoney(gift),
      ],
    }
  })
}

/** Offline payments are confirmed by people; every received payment can be refunded. */
function aboutMoney(gift: SupporterGift | null): SupporterAction[] {
  if (gift?.isPaidToTeam) return []
  if (gift?.status === 'pending' && gift.provider === 'offline') return ['received']
  return gift && gift.leftCents > 0 ? ['refunded'] : []
}
