import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import {
  ACTIVITY_TYPES,
  isCounted,
  isPrivate,
  LINK_MAX,
  PATH_MAX,
  reduceDestination,
  reduceReferrer,
  reduceSearch,
} from '../activity.ts'

// PostgreSQL text accepts neither lone surrogates nor U+0000.
const text = (max: number) =>
  z
    .string()
    .transform((words) => words.toWellFormed().replaceAll('\u0000', '').slice(0, max))
    .nullable()
    .default(null)

/** What a browser may report about a view or a followed link. */
export const reportedActivity = z.object({
  activity_type: z.enum(ACTIVITY_TYPES),
  data: z.object({
    path: z
      .string()
      .max(PATH_MAX)
      .regex(/^\/(?!\/)[^\s?#\p{Cc}]*$/u)
      .refine((path) => path.isWellFormed()),
    search: z.string().max(2000).default(''),
    link: text(LINK_MAX),
    destination: z.string().max(2000).nullable().default(null),
  }),
  referrer: z.string().max(2000).nullable().default(null),
})
export type ReportedActivity = z.input<typeof reportedActivity>

/**
 * Records a page view, a followed link or a started visit; ignores what is not counted. Without consent only the type,
 * the public page and the time; with consent also user, referrer and browser, all as known to the server.
 *
 * @throws AppError bad_input for anything our pages would not report; closed while statistics are disabled.
 */
export const recordActivity = command({
  name: 'activity.record-activity',
  for: 'guest',
  feature: 'tracking',
  input: z.object({
    reported: reportedActivity,
    hasConsent: z.boolean(),
    userAgent: text(500),
    address: text(45),
  }),
  async run({ db, actor, input, now, linkTo }) {
    const { reported, hasConsent } = input
    const { path, search: whole, link, destination } = reported.data
    if (!isCounted(path) || (!hasConsent && isPrivate(path))) return
    const search = reduceSearch(whole)
    const origin = new URL(linkTo('/')).origin
    const isClick = reported.activity_type === 'link_click'
    const to = destination === null ? null : reduceDestination(destination, origin)
    const followed = {
      path,
      link: link ?? to,
      destination: to,
      external: /^https?:/.test(to ?? ''),
    }
    const withConsent = {
      userId: actor.kind === 'member' ? actor.userId : null,
      url: linkTo(path + search),
      referrer: reduceReferrer(reported.referrer, origin),
      userAgent: input.userAgent,
      ipAddress: input.address,
    }
    await db
      .insertInto('userActivity')
      .values({
        id: newId(now),
        activityType: reported.activity_type,
        details: JSON.stringify(!isClick ? { path, search } : hasConsent ? followed : { path }),
        createdAt: now,
        ...(hasConsent ? withConsent : {}),
      })
      .execute()
  },
})
