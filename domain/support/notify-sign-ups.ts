import { sql } from 'kysely'
import { m } from '#messages'
import { textInEach } from '#platform/database/in-page-language.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { mailGuardians } from '#domain/consent/ask-guardian.ts'
import { listAgreed, type GuardianConsent } from '#domain/consent/list-consents.ts'
import { consentPath } from '#domain/consent/consent-link.ts'
import { listToTell } from './list-to-tell.ts'
import { CARD_COLUMNS, presentItem } from '../project-events/to-card.ts'
import { ORGANIZATION_IN_EACH } from '../project-events/organization-columns.ts'
import { nextDate, readDates, type EventDate } from '../project-events/next-date.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import { describeTime } from '../project-events/when.ts'
import { inMail, whereOf } from '../project-events/where.ts'
import { chosenDateLabel, onChosenDate } from './chosen-date.ts'
import { lockSignUps, type SignUp, type SignUpScope } from './lock-sign-ups.ts'
import { takesPart } from './support.ts'
import { isInLine, isOpen } from './support-rules.ts'
import { firstMovesBetween, movesBetween, onlyDate } from './moves-between.ts'
import { signSignUpKey, signUpPagePath } from './sign-up-link.ts'
import { supportLabelWithGroup } from './support-words.ts'

type Context = Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>
type News = Pick<MailContent, 'kind' | 'subject' | 'paragraphs'> & {
  /** Whether the email asks if they still come. */
  asks: boolean
  isBrief?: boolean
}

/**
 * Runs a change of what is public, for one item or an organization, in the current transaction, and emails those signed
 * up for items that it hides or brings back. Their sign-ups are kept.
 */
export async function withSignUpsNotified<T>(
  ctx: Context,
  of: SignUpScope,
  change: () => Promise<T>,
): Promise<T> {
  const { db, now } = ctx
  const held = (await lockSignUps(db, of, now)).filter(expectsToTakePart)
  const result = await change()
  for (const [itemId, signUps] of Map.groupBy(held, (signUp) => signUp.itemId)) {
    const item = await readItem(ctx, itemId)
    const wasPublic = signUps[0]?.isPublic
    if (!item || item.isPublic === wasPublic) continue
    if (item.isPublic) await askAgain(ctx, signUps)
    await notifyAll(ctx, signUps, (what, date) =>
      item.isPublic ? resumedNews(onChosenDate(item, date), what) : pausedNews(item, what),
    )
  }
  return result
}

/**
 * Approves a proposal, in the current transaction, and emails those signed up if the time or place of the item changes:
 * with the old and the new, and whether they still come; and those who wait for a place, who keep theirs in line. The parents who
 * have not answered for a minor are asked again. Sign-ups for
 * dates that are called off are canceled, with an email too; `approve` says which before they go.
 */
export async function withMovesNotified(
  ctx: Context,
  itemId: string,
  approve: (callOff: (dateIds: readonly string[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { db, now } = ctx
  const held = await lockSignUps(db, { itemId }, now)
  const before = held.length > 0 ? await readItem(ctx, itemId) : null
  const gone = new Set<string>()
  await approve(async (dateIds) => {
    for (const id of dateIds) gone.add(id)
    await callOffDates(
      ctx,
      held.filter(({ date }) => isAmong(gone, date)),
    )
  })
  if (!before) return
  const after = await readItem(ctx, itemId)
  if (!after) return
  const here = held.filter((signUp) => !isAmong(gone, signUp.date))
  // Who chose a date, or was signed up at the door of one, is asked only about that.
  for (const [dateId, signUps] of Map.groupBy(here, ({ date, doorId }) => date?.id ?? doorId)) {
    const [was, is] = [onlyDate(before, dateId), onlyDate(after, dateId)]
    const moves = () => firstMovesBetween(before, after, dateId)
    if (moves().length === 0) continue
    // What was only corrected in another language than theirs is told as it was first written.
    const inTheirs = () => {
      const told = movesBetween(inMail(was), inMail(is))
      return told.length > 0 ? told : moves()
    }
    const coming = signUps.filter(expectsToTakePart)
    await askAgain(ctx, coming)
    await notifyAll(ctx, coming, (what) => ({
      kind: 'support.moved',
      subject: m.signups_mail_moved_subject({ title: inPageLanguage(after.titles) }),
      paragraphs: [
        m.signups_mail_moved_text({
          organization: inPageLanguage(after.organizations),
          title: inPageLanguage(after.titles),
          what,
        }),
        ...inTheirs(),
        m.signups_mail_ask(),
      ],
      asks: true,
    }))
    const inLine = signUps.filter(({ status }) => isInLine(status))
    await notifyAll(ctx, inLine, (what) => ({
      kind: 'support.moved-in-line',
      subject: m.signups_mail_moved_subject({ title: inPageLanguage(after.titles) }),
      paragraphs: [
        m.waiting_mail_moved({
          organization: inPageLanguage(after.organizations),
          title: inPageLanguage(after.titles),
          what,
        }),
        ...inTheirs(),
        m.waiting_mail_moved_more(),
      ],
      asks: false,
    }))
    await mailGuardians(ctx, [...coming, ...inLine], after, inTheirs)
  }
}

function isAmong(gone: ReadonlySet<string>, date: SignUp['date']): boolean {
  return date !== null && date.id !== null && gone.has(date.id)
}

/** Cancels the sign-ups for dates that are called off, in the current transaction, while the item goes on. */
async function callOffDates(ctx: Context, held: readonly SignUp[]): Promise<void> {
  const { db, now } = ctx
  if (held.length === 0) return
  await db
    .updateTable('supports')
    .set({ status: 'cancelled', decidedAt: now, updatedAt: now })
    .where('id', '=', anyOf(held))
    .where('status', 'in', ['waiting', 'offered', 'pending', 'confirmed'])
    .execute()
  for (const [itemId, signUps] of Map.groupBy(held, (signUp) => signUp.itemId)) {
    const item = await readItem(ctx, itemId)
    if (!item) continue
    const { titles, organizations } = item
    await notifyAll(ctx, signUps, (what, date) => ({
      kind: 'support.date-called-off',
      subject: m.signups_mail_date_gone_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.signups_mail_date_gone_text({
          organization: inPageLanguage(organizations),
          title: inPageLanguage(titles),
          date: date ? chosenDateLabel(date) : '',
        }),
        m.signups_mail_cancelled_what({ what }),
        m.signups_mail_date_gone_others(),
      ],
      asks: false,
    }))
  }
}

/** Who waits for a place does not expect to come yet. */
function expectsToTakePart({ kind, status }: SignUp): boolean {
  return takesPart(kind) && isOpen(status)
}

/**
 * Cancels every open sign-up and the waiting list for one item, or for all of an organization, in the current transaction, with a reason
 * shown in the email and in the records. Pass the result of `lockSignUps`, once the item is taken down. Keeps no copies
 * of the emails for an organization that `isForgotten`.
 */
export async function cancelSignUps(
  ctx: Context,
  held: readonly SignUp[],
  { reason, isForgotten }: { reason: string; isForgotten: boolean },
): Promise<void> {
  const { db, now } = ctx
  if (held.length === 0) return
  await db
    .updateTable('supports')
    .set({ status: 'cancelled', reason, decidedAt: now, updatedAt: now })
    .where('id', '=', anyOf(held))
    .where('status', 'in', ['waiting', 'offered', 'pending', 'confirmed'])
    .execute()
  for (const [itemId, signUps] of Map.groupBy(held, (signUp) => signUp.itemId)) {
    const item = await readItem(ctx, itemId)
    if (!item) continue
    const { titles, organizations } = item
    await notifyAll(ctx, signUps, (what, date) => ({
      kind: 'support.called-off',
      subject: m.signups_mail_cancelled_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.signups_mail_cancelled_text({
          organization: inPageLanguage(organizations),
          title: inPageLanguage(titles),
        }),
        m.signups_mail_cancelled_planned({
          time: describeTime(onChosenDate(item, date)),
          place: whereOf(inMail(onChosenDate(item, date))),
        }),
        m.signups_mail_cancelled_what({ what }),
        m.signups_mail_cancelled_reason({ reason: reasonForReader(reason) }),
      ],
      asks: false,
      isBrief: isForgotten,
    }))
  }
}

type Item = Omit<ProjectEventCard, 'isOver' | 'title' | 'organization'> & {
  titles: TextInEach
  organizations: TextInEach
  /** Where it takes place; `location` is as it was first written. */
  locations: TextInEach
  isPublic: boolean
  /** Of an event that has several; its own times are those of the next one. */
  dates: EventDate[]
  latitude: number | null
  longitude: number | null
}

async function readItem({ db, now }: Context, id: string): Promise<Item | null> {
  const row = await db
    .selectFrom('projectEvents')
    .select(CARD_COLUMNS)
    .select(['isPublic', 'latitude', 'longitude', 'projectEvents.location as firstLocation'])
    .select([textInEach('projectEvents', 'title', 'titles'), ORGANIZATION_IN_EACH])
    .select(textInEach('projectEvents', 'location', 'locations'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { latitude, longitude } = row
  return {
    ...presentItem(row),
    ...nextDate(row, now),
    location: row.firstLocation,
    titles: row.titles,
    organizations: row.organizations,
    locations: row.locations,
    dates: readDates(row),
    isPublic: row.isPublic,
    latitude,
    longitude,
  }
}

function pausedNews({ titles, organizations }: Item, what: string): News {
  const title = inPageLanguage(titles)
  const organization = inPageLanguage(organizations)
  return {
    kind: 'support.paused',
    subject: m.signups_mail_paused_subject({ title }),
    paragraphs: [
      m.signups_mail_paused_text({ organization, title }),
      m.signups_mail_paused_kept({ what }),
    ],
    asks: false,
  }
}

function resumedNews(item: Item, what: string): News {
  const title = inPageLanguage(item.titles)
  const organization = inPageLanguage(item.organizations)
  return {
    kind: 'support.resumed',
    subject: m.signups_mail_resumed_subject({ title }),
    paragraphs: [
      m.signups_mail_resumed_text({ organization, title, what }),
      m.signups_mail_resumed_when({ time: describeTime(item), place: whereOf(inMail(item)) }),
      m.signups_mail_ask(),
    ],
    asks: true,
  }
}

/** Earlier answers were about the old time and place. */
async function askAgain({ db, now }: Context, signUps: readonly SignUp[]): Promise<void> {
  await db
    .updateTable('supports')
    .set({ askedAt: now, stillComingAt: null })
    .where('id', '=', anyOf(signUps))
    .execute()
  await db
    .updateTable('groupSeats')
    .set({ stillComingAt: null })
    .where('supportId', '=', anyOf(signUps))
    .where('stillComingAt', 'is not', null)
    .execute()
}

function anyOf(signUps: readonly SignUp[]) {
  return sql<string>`any (${signUps.map(({ id }) => id)}::uuid[])`
}

/** What a minor is told, for the parent or guardian who has agreed: they see it, and can withdraw. */
function guardianNews(
  signUp: SignUp,
  newsFor: (what: string, date: SignUp['date']) => News,
  guardian: GuardianConsent,
  path: string,
): MailContent {
  const what = supportLabelWithGroup({ ...signUp, amountCents: null })
  const { asks, paragraphs, ...news } = newsFor(what, signUp.date)
  return {
    ...news,
    kind: 'consent.news',
    to: { email: guardian.guardianEmail, name: stripLinks(guardian.guardianName) },
    paragraphs: [
      m.guardians_mail_news({ name: stripLinks(signUp.name) }),
      // Only who comes can say whether they still do.
      ...(asks ? paragraphs.filter((text) => text !== m.signups_mail_ask()) : paragraphs),
      m.guardians_mail_news_more(),
    ],
    action: { label: m.guardians_mail_open(), path },
  }
}

/** No one can opt out of this email: they are expecting to go there. */
async function notifyAll(
  { db, now, notify, seal }: Context,
  signUps: readonly SignUp[],
  newsFor: (what: string, date: SignUp['date']) => News,
): Promise<void> {
  const guardians = await listAgreed(
    db,
    signUps.map(({ id }) => id),
  )
  for (const signUp of signUps) {
    const guardian = guardians.get(signUp.id)
    if (guardian) {
      await notify(() => guardianNews(signUp, newsFor, guardian, consentPath(seal, signUp.id)))
    }
    for (const { name, email, seatOf } of await listToTell(db, signUp)) {
      const userId = seatOf ?? signUp.userId
      const key = userId && signSignUpKey(seal, { supportId: signUp.id, userId }, now)
      await notify(() => {
        const { asks, ...news } = newsFor(
          supportLabelWithGroup({ ...signUp, amountCents: null }),
          signUp.date,
        )
        return {
          ...news,
          to: { email, name: stripLinks(name) },
          action: {
            label: asks ? m.signups_mail_answer() : m.signups_mail_open(),
            path: signUpPagePath(signUp.id, key),
          },
        }
      })
    }
  }
}
