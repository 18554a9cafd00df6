import type { Db } from '#platform/database/scope.ts'
import { PARTNER_BESIDE_COLUMNS, toPartnerSummary } from '../partners/to-partner-summary.ts'
import { shortShown } from '#domain/translations/short-texts.ts'
import { listDonors } from '../support/list-donors.ts'
import type { DraftContent } from './fields.ts'
import { parseDraft } from './parse-fields.ts'
import { hebrewWhen } from './hebrew-when.ts'
import { textsShown, writtenIn } from './languages.ts'
import { proposedDates } from './schedule.ts'
import type { Picture } from './pictures.ts'
import type { DateRow } from './next-date.ts'
import type { PublicProjectEvent } from './queries/get-public.ts'
import { toCard, toPageContent, toPageDates } from './to-card.ts'
import { datesWithTown, withTown } from './with-town.ts'

/**
 * Presents a proposal, however incomplete, as its public page would: with what the item has received so far. Checks no
 * access: the caller must have found the proposal for its reader.
 */
export async function presentPreview(
  db: Db,
  { id, content, pictures }: { id: string; content: DraftContent; pictures: Picture[] },
  now: Date,
): Promise<PublicProjectEvent> {
  const item = await db
    .selectFrom('projectEvents')
    .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
    .select([
      'projectEvents.id',
      'projectEvents.partnerId',
      'projectEvents.completedAt',
      'projectEvents.placesTaken',
      'projectEvents.raisedCents',
      'projectEvents.giftCount',
    ])
    .select(PARTNER_BESIDE_COLUMNS)
    .where('projectEvents.id', '=', id)
    .executeTakeFirstOrThrow()
  const partner = toPartnerSummary(item)
  const values = withTown(parseDraft(content).values)
  const dates = datesWithTown(proposedDates(content), content.region)
  const texts = textsShown(values)
  const row = {
    ...item,
    ...values,
    ...texts,
    severalDates: dates.map((date): DateRow => [
      date.startDatetime,
      date.endDatetime,
      null,
      date.labels ?? null,
      date.places ?? null,
      date.labels ? 0 : null,
      date.place ?? null,
    ]),
    id,
    type: content.type,
    beginning: texts.description.slice(0, 300),
    organization: partner.name,
    imageFileId: pictures[0]?.fileId ?? null,
  }
  const card = toCard(row, now)
  const language = writtenIn(content)
  return {
    ...card,
    ...toPageContent(row),
    dates: toPageDates(row, now),
    hebrewDate: hebrewWhen(card),
    pictures: pictures.map((picture) => ({
      fileId: picture.fileId,
      caption: shortShown(picture, 'caption', language),
      alt: shortShown(picture, 'alt', language),
    })),
    givers: item.giftCount > 0 ? await listDonors(db, id) : [],
    partner,
  }
}
