import { m } from '#messages'
import { type District } from '../project-events/place.ts'
import { type FocusArea } from './partner.ts'

export const AUDIENCES = [
  'soldiers',
  'immigrants',
  'children',
  'families-in-need',
  'diaspora-jews',
  'other',
] as const
export type TargetAudience = (typeof AUDIENCES)[number]

/** The activities an organization can plan here. */
export const ACTIVITIES = [
  'post-projects-and-events',
  'launch-fundraising-campaigns',
  'recruit-volunteers',
  'fundraise-via-ambassadors',
  'sell-branded-merchandise',
  'plan-group-tours',
  'other',
] as const
export type Activity = (typeof ACTIVITIES)[number]

/** The maximum length of the text for an 'Other'. */
export const OTHER_MAX = 120

/** What an organization works on, where, for whom and how. */
export type ActivityFocus = {
  primaryFocusAreas: FocusArea[]
  primaryRegionalFocus: District[]
  targetAudience: TargetAudience[]
  activities: Activity[]
  otherFocusArea: string | null
  otherTargetAudience: string | null
  otherActivity: string | null
}

/** The field that explains a list's 'Other'. */
export const OTHER_OF = {
  primaryFocusAreas: 'otherFocusArea',
  targetAudience: 'otherTargetAudience',
  activities: 'otherActivity',
} as const
export type OtherField = (typeof OTHER_OF)[keyof typeof OTHER_OF]

const audiences: Record<TargetAudience, () => string> = {
  soldiers: m.partneradmin_audience_soldiers,
  immigrants: m.partneradmin_audience_immigrants,
  children: m.partneradmin_audience_children,
  'families-in-need': m.partneradmin_audience_families,
  'diaspora-jews': m.partneradmin_audience_diaspora,
  other: m.partneradmin_other,
}

const activities: Record<Activity, () => string> = {
  'post-projects-and-events': m.partneradmin_activity_post,
  'launch-fundraising-campaigns': m.partneradmin_activity_campaigns,
  'recruit-volunteers': m.partneradmin_activity_volunteers,
  'fundraise-via-ambassadors': m.partneradmin_activity_ambassadors,
  'sell-branded-merchandise': m.partneradmin_activity_merchandise,
  'plan-group-tours': m.partneradmin_activity_tours,
  other: m.partneradmin_other,
}

export function audienceLabel(audience: TargetAudience): string {
  return audiences[audience]()
}

export function activityLabel(activity: Activity): string {
  return activities[activity]()
}

/** Returns the values of `list` that are among `given`, in the order of `list`. */
export function wordsAmong<Word extends string>(
  list: readonly Word[],
  given: readonly string[],
): Word[] {
  return list.filter((word) => given.includes(word))
}
