import { z } from 'zod'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { addDays, asDay, type Day } from '../project-events/day.ts'
import { written, writtenLine } from '../content/written.ts'
import { inEachLanguage, translationColumns } from '#domain/translations/translation-columns.ts'
import { formatMoney, parseCents } from '#platform/text/money.ts'
import {
  CAMPAIGN_DESCRIPTION_MAX,
  CAMPAIGN_TEXTS,
  CAMPAIGN_TITLE_MAX,
  CAMPAIGN_TITLE_MIN,
  GOAL_CENTS_MAX,
  GOAL_SUPPORTERS_MAX,
} from './campaign.ts'

const LEAST_CENTS = 100

const dollars = z
  .string()
  .default('')
  .transform((text, context) => {
    const cents = parseCents(text.trim())
    if (cents !== null && cents >= LEAST_CENTS && cents <= GOAL_CENTS_MAX) return cents
    context.addIssue({
      code: 'custom',
      message: m.campaigns_goal_dollars_wrong({
        min: formatMoney(LEAST_CENTS),
        max: formatMoney(GOAL_CENTS_MAX),
      }),
    })
    return z.NEVER
  })

const people = z
  .string()
  .default('')
  .transform((text, context) => {
    const digits = text.trim().replaceAll(',', '')
    const count = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
    if (count >= 1 && count <= GOAL_SUPPORTERS_MAX) return count
    context.addIssue({
      code: 'custom',
      message: m.campaigns_goal_people_wrong({ max: format.number(GOAL_SUPPORTERS_MAX) }),
    })
    return z.NEVER
  })

const day = z
  .string()
  .trim()
  .default('')
  .transform((text, context): Day | null => {
    if (text === '') return null
    const known = asDay(text)
    if (known) return known
    context.addIssue({ code: 'custom', message: m.campaigns_day_wrong() })
    return z.NEVER
  })

const title = writtenLine({ max: CAMPAIGN_TITLE_MAX })
const isLongEnough = (text: string) => [...text].length >= CAMPAIGN_TITLE_MIN
const tooShort = { error: () => m.campaigns_title_short({ min: CAMPAIGN_TITLE_MIN }) }
const description = written({ max: CAMPAIGN_DESCRIPTION_MAX })

const shared = {
  title: title.refine(isLongEnough, tooShort),
  description,
  /** In which these are; empty: in that of their letters. */
  language: z.string().max(10).default(''),
  ...inEachLanguage({
    title: title.refine((text) => text === '' || isLongEnough(text), tooShort),
    description,
  }),
  /** Empty means all projects and events. */
  itemId: z
    .union([z.literal(''), z.uuid()], { error: () => m.campaigns_item_wrong() })
    .default('')
    .transform((id) => id || null),
  /** Empty means no end. */
  endsOn: day,
}

/** The campaign form, extended with the fields of `more`. */
export function campaignForm<More extends z.ZodRawShape>(more: More) {
  return z.discriminatedUnion(
    'goalKind',
    [
      z.object({ goalKind: z.literal('raised'), goal: dollars, ...shared, ...more }),
      z.object({ goalKind: z.literal('supporters'), goal: people, ...shared, ...more }),
    ],
    { error: () => m.campaigns_goal_kind_missing() },
  )
}

type GivenCampaign = z.output<ReturnType<typeof campaignForm>>

/** A campaign's columns. @throws AppError bad_input for a translation that is not whole. */
export function campaignColumns(form: GivenCampaign) {
  return {
    title: form.title,
    description: form.description,
    ...translationColumns(form, CAMPAIGN_TEXTS),
    projectEventId: form.itemId,
    goalKind: form.goalKind,
    goal: form.goal,
    endsOn: form.endsOn,
  }
}

const DAYS_AHEAD = 5 * 366

/** Why a last day is invalid: in the past or too far ahead, in Jerusalem time; null when it is valid. */
export function dayProblem(endsOn: Day | null, now: Date): string | null {
  if (endsOn === null) return null
  const today = format.isoDay(now)
  if (endsOn < today) return m.campaigns_day_past()
  return endsOn > addDays(today, DAYS_AHEAD) ? m.campaigns_day_far() : null
}
