import { m } from '#messages'
import type { Feature } from '#domain/content/feature.ts'
import type { WayScene } from '../cards/way-picture.tsx'

export type WayToHelp = {
  id: string
  title: () => string
  text: () => string
  more?: () => string
  links: readonly { to: string; words: () => string }[]
  /** The feature it needs; while that is disabled, the way is hidden. */
  feature?: Feature
  scene: WayScene
}

export const purpose = {
  lead: m.about_lead,
  paragraphs: [m.about_text_1, m.about_text_2],
}

/** The two most popular ways. */
export const support: readonly WayToHelp[] = [
  {
    id: 'support-projects',
    title: m.about_support_projects_title_1,
    text: m.about_support_projects_text_1,
    more: m.about_support_projects_more_1,
    links: [
      { to: '/projects-events?type=project', words: m.about_support_projects_words_1 },
      {
        to: '/projects-events?type=project&category=invest',
        words: m.about_support_projects_words_2,
      },
    ],
    scene: { subject: 'trees', composition: 0, light: 0 },
  },
  {
    id: 'support-events',
    title: m.about_support_events_title_1,
    text: m.about_support_events_text_1,
    more: m.about_support_events_more_1,
    links: [{ to: '/projects-events?type=event', words: m.about_support_events_words_1 }],
    scene: { subject: 'music', composition: 2, light: 3 },
  },
]

/** Ways to help together with others, or on site. */
export const together: readonly WayToHelp[] = [
  {
    id: 'volunteer-group',
    title: m.about_volunteer_group_title_1,
    text: m.about_volunteer_group_text_1,
    links: [{ to: '/dashboard', words: m.about_volunteer_group_words_1 }],
    feature: 'volunteering',
    scene: { subject: 'building', composition: 0, light: 1 },
  },
  {
    id: 'ambassador',
    title: m.about_ambassador_title_1,
    text: m.about_ambassador_text_1,
    links: [
      { to: '/ambassador-registration', words: m.about_ambassador_words_1 },
      { to: '/ambassador', words: m.about_ambassador_words_2 },
    ],
    feature: 'ambassadors',
    scene: { subject: 'talk', composition: 0, light: 2 },
  },
  {
    id: 'visit',
    title: m.about_visit_title_1,
    text: m.about_visit_text_1,
    links: [{ to: '/visit', words: m.about_visit_words_1 }],
    feature: 'visit',
    scene: { region: 'negev', time: 'dawn' },
  },
]

export const partner: WayToHelp = {
  id: 'partner',
  title: m.about_partner_title_1,
  text: m.about_partner_text_1,
  links: [
    { to: '/partner-registration', words: m.about_partner_words_1 },
    { to: '/partners', words: m.about_partner_words_2 },
  ],
  feature: 'partner-registration',
  scene: { region: 'jerusalem', time: 'night' },
}

/** Each value with the Hebrew word it comes from. */
export const values: readonly { hebrew: string; title: () => string; text: () => string }[] = [
  {
    hebrew: 'ערבות',
    title: m.about_value_title_1,
    text: m.about_value_text_1,
  },
  {
    hebrew: 'מעשה',
    title: m.about_value_title_2,
    text: m.about_value_text_2,
  },
  {
    hebrew: 'אמת',
    title: m.about_value_title_3,
    text: m.about_value_text_3,
  },
  {
    hebrew: 'כבוד',
    title: m.about_value_title_4,
    text: m.about_value_text_4,
  },
  {
    hebrew: 'התמדה',
    title: m.about_value_title_5,
    text: m.about_value_text_5,
  },
]
