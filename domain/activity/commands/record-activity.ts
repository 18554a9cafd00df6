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

// PostgreSQL's texts take neither half a character nor U+0000.
const text = (max: number) =>
  z
    .string()
    .transform((words) => words.toWellFormed().replaceAll('\u0000', '').slice(0, max))
    .nullable()
    .default(null)

/** What a browser may tell of what was seen or followed. */
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
 * Notes that a page was seen, a link followed or a visit begun; what is not counted is passed over. Without consent only what it was,
 * on which page of the public ones and when; with it also who, from where and with which browser, all as the server knows it.
 *
 * @throws AppError bad_input for what no page of ours would tell; closed while statistics are switched off.
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
