import { contentSchema, toRow, type DraftInput } from '#domain/project-events/content.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { localTimeOf, momentsOf } from '#domain/project-events/local-time.ts'
import type { Db } from '#platform/database/scope.ts'
import { writeSeries } from '#domain/project-events/series.ts'
import { writeDates } from '#domain/project-events/write-dates.ts'
import { toDraftQuestions } from '#domain/questions/draft-questions.ts'
import { IN_HEBREW } from './content/in-hebrew.ts'
import { PLACES_IN_HEBREW } from './content/in-hebrew/places.ts'
import { SIGN_UP_QUESTIONS, WHO_MAY_COME } from './content/sign-up-questions.ts'
import { DEMO_USERS } from './demo-users.ts'
import { dayFrom, instantFrom, movedAt } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { pictureId } from './demo-pictures.ts'
import { wordsInLanguages } from './in-languages.ts'
import type { DemoEvent, DemoOrganization, DemoProject } from './shapes.ts'

type DemoItem = DemoProject | DemoEvent

/** Loads projects and events, each with its proposal; existing ones stay as they are. */
export async function loadItems(
  db: Db,
  items: readonly DemoItem[],
  organizations: readonly DemoOrganization[],
  anchor: Date,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    const owner = organizations.find(({ key }) => key === item.of)?.owner
    // A pending proposal needs an author, even if the organization has no account.
    const author = owner ?? (item.status === 'pending' ? 'partner' : null)
    await loadOne(db, item, author ? DEMO_USERS[author].id : null, createdAt(item, index, anchor))
  }
}

async function loadOne(
  db: Db,
  item: DemoItem,
  userId: string | null,
  anchors: Times,
): Promise<void> {
  const { created, submitted, decided, anchor } = anchors
  const status = item.status ?? 'approved'
  const draft = draftOf(item, anchor)
  // A demo that does not pass the product's own checks must not load.
  const approved = status === 'approved' ? toRow(contentSchema.parse(draft)) : null
  const id = demoId('project_events', item.key)
  const pictures = picturesOf(item)
  const imageFileId = pictures[0]?.fileId ?? null
  const inserted = await db
    .insertInto('projectEvents')
    .values({
      ...approved?.columns,
      id,
      partnerId: demoId('partners', item.of),
      type: draft.type,
      imageFileId: status === 'approved' ? imageFileId : null,
      status,
      createdAt: status === 'approved' ? decided : created,
      updatedAt: decided,
      approvedAt: status === 'approved' ? decided : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return
  if (approved) await writeDates(db, id, approved.dates)
  const isDecided = status !== 'draft' && status !== 'pending'
  const isMoved = 'timeBefore' in item && item.timeBefore !== undefined
  const first = {
    id: demoId('project_event_revisions', item.key),
    projectEventId: id,
    number: 1,
    status,
    userId,
    content: JSON.stringify(isMoved ? draftOf({ ...item, time: item.timeBefore! }, anchor) : draft),
    createdAt: created,
    updatedAt: submitted,
    submittedAt: status === 'draft' ? null : submitted,
    decidedAt: isDecided ? decided : null,
    decidedBy: isDecided ? DEMO_USERS.admin.id : null,
    reason: item.reason ?? null,
    imageFileId,
  }
  await db.insertInto('projectEventRevisions').values(first).execute()
  if (pictures.length > 0) {
    const proposed = pictures.map((picture) => ({ ...picture, revisionId: first.id }))
    await db.insertInto('projectEventRevisionPictures').values(proposed).execute()
    if (status === 'approved') {
      const shown = pictures.map((picture) => ({ ...picture, projectEventId: id }))
      await db.insertInto('projectEventPictures').values(shown).execute()
    }
  }
  if (!isMoved) return
  const at = movedAt(anchor)
  const second = {
    ...first,
    id: demoId('project_event_revisions', `${item.key} moved`),
    number: 2,
    content: JSON.stringify(draft),
    createdAt: instantFrom(at, 0, -2),
    updatedAt: instantFrom(at, 0, -1),
    submittedAt: instantFrom(at, 0, -1),
    decidedAt: at,
  }
  await db.insertInto('projectEventRevisions').values(second).execute()
}

function picturesOf({ key, pictures = [] }: DemoItem) {
  return pictures.map((words, position) => ({
    ...wordsInLanguages(words, IN_HEBREW[key]),
    fileId: pictureId(`posts/${key}-${position + 1}`),
    position,
  }))
}

type Times = { created: Date; submitted: Date; decided: Date; anchor: Date }

/** Drafts and pending proposals are a few days old; the others were posted before they begin, all at different times. */
function createdAt(item: DemoItem, index: number, anchor: Date): Times {
  const begins = 'day' in item ? item.day : item.startDay
  const isOpen = item.status === 'draft' || item.status === 'pending'
  const day = isOpen ? -1 - (index % 3) : Math.min(begins - 20, -3 - ((index * 7) % 61))
  const created = instantFrom(anchor, day, -(index % 9) / 2)
  return {
    created,
    submitted: instantFrom(created, 0, 1),
    decided: instantFrom(created, 1, 3),
    anchor,
  }
}

/** The item as its organization would have typed it. */
function draftOf(item: DemoItem, anchor: Date): DraftInput {
  return {
    ...wordsOf(item),
    category: item.category,
    supportTypes: item.supportTypes,
    region: item.region,
    district: item.district ?? '',
    latitude: String(item.latitude),
    longitude: String(item.longitude),
    places: item.places === undefined ? '' : String(item.places),
    ages: WHO_MAY_COME[item.key]?.ages ?? '',
    minAge: String(WHO_MAY_COME[item.key]?.minAge ?? ''),
    questions: toDraftQuestions(SIGN_UP_QUESTIONS[item.key] ?? []),
    donationGoal: item.goalDollars === undefined ? '' : String(item.goalDollars),
    ...('day' in item ? eventTimes(item, anchor) : projectDays(item, anchor)),
  }
}

/** Its texts: in English, in Hebrew, or in both. */
function wordsOf({ key, title, description, location }: DemoItem) {
  const hebrew = IN_HEBREW[key]
  const place = PLACES_IN_HEBREW[location]
  if (hebrew?.only) {
    const { title: own, description: told } = hebrew
    return { title: own, description: told, location: place ?? location, language: 'he' }
  }
  const also = hebrew && {
    title_he: hebrew.title,
    description_he: hebrew.description,
    location_he: place ?? '',
  }
  return { title, description, location, language: 'en', ...also }
}

function projectDays(item: DemoProject, anchor: Date) {
  return {
    type: 'project' as const,
    startDate: dayFrom(anchor, item.startDay),
    endDate: item.endDay === undefined ? '' : dayFrom(anchor, item.endDay),
    startTime: '',
    endTime: '',
    timeZone: DEFAULT_TIME_ZONE,
  }
}

/** The day of an event. In Israel it is moved off the Sabbath: a past event to before it, a future one to after it. */
export function weekdayFrom(anchor: Date, day: number, timeZone: string, time: string): string {
  const date = dayFrom(anchor, day)
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  const isSabbath = (weekday === 5 && time >= '14:00') || (weekday === 6 && time < '20:00')
  if (timeZone !== DEFAULT_TIME_ZONE || !isSabbath) return date
  const away = day < 0 ? 4 - weekday : 7 - weekday
  return dayFrom(anchor, day + away)
}

function eventTimes(item: DemoEvent, anchor: Date) {
  if (item.shifts) return shiftsOf(item, item.shifts, anchor)
  const dates = [item.day, ...(item.alsoOn ?? [])].map((day) => ({
    ...timesOn(item, day, anchor),
    ...(item.away?.day === day && {
      dateLocation_en: item.away.place.en,
      dateLocation_he: item.away.place.he,
    }),
  }))
  const [first, ...furtherDates] = item.alsoOn ? dates.map(everyTwoWeeks) : dates
  const timeZone = item.zone ?? DEFAULT_TIME_ZONE
  return { type: 'event' as const, ...first, furtherDates, timeZone }
}

/** As the editor marks dates that it makes by repeating. */
function everyTwoWeeks<Typed extends ReturnType<typeof timesOn>>(date: Typed) {
  const series = writeSeries({ key: 'demo2026', every: 'two-weeks', day: date.startDate })
  return { ...date, series }
}

function shiftsOf(item: DemoEvent, shifts: NonNullable<DemoEvent['shifts']>, anchor: Date) {
  // All on the day that suits the last one.
  const timeZone = item.zone ?? DEFAULT_TIME_ZONE
  const last =
    shifts
      .map(({ time }) => time)
      .toSorted()
      .at(-1) ?? item.time
  const date = weekdayFrom(anchor, item.day, timeZone, last)
  const [first, ...furtherDates] = shifts.map(({ label, places, time, hours }) => ({
    ...timesAt({ date, time }, hours, timeZone),
    datePlaces: String(places),
    label_en: label.en,
    label_he: label.he,
  }))
  return { type: 'event' as const, ...first, chooseDates: 'on', furtherDates, timeZone }
}

function timesOn(item: DemoEvent, day: number, anchor: Date) {
  const timeZone = item.zone ?? DEFAULT_TIME_ZONE
  const date = weekdayFrom(anchor, day, timeZone, item.time)
  return timesAt({ date, time: item.time }, item.hours, timeZone)
}

function timesAt(start: { date: string; time: string }, hours: number, timeZone: string) {
  const [begins] = momentsOf(start, timeZone)
  if (!begins) throw new Error(`There is no ${start.date} ${start.time} in ${timeZone}.`)
  const end = localTimeOf(instantFrom(begins, 0, hours), timeZone)
  return { startDate: start.date, startTime: start.time, endDate: end.date, endTime: end.time }
}
