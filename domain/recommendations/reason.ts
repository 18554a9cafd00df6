import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { wordLabel } from '../assistant/suggestions.ts'
import type { PreferredLocation } from '../accounts/preferences.ts'
import type { Day } from '../project-events/day.ts'
import { districtLabel, regionLabel, type District, type Region } from '../project-events/place.ts'
import { categoryLabel, type Category } from '../project-events/project-event.ts'
import type { SupportKind } from '../support/support.ts'

/** Why an item is recommended: its matching property, and the wish it meets. */
export type RecommendationReason =
  | { why: 'saved' }
  | { why: 'topic'; topic: Category; close: string | null }
  | { why: 'place'; district: District; from: PreferredLocation | null }
  | { why: 'kind'; kind: SupportKind }
  | { why: 'word'; word: string }
  | { why: 'children' }
  | { why: 'skill'; said: string }
  | { why: 'here'; lives: boolean }
  | { why: 'next-visit' }
  | { why: 'gift-from-afar' }
  | { why: 'anywhere' }
  | { why: 'abroad'; region: Region }
  | { why: 'soon'; day: Day; inDays: number }
  | { why: 'running' }
  | { why: 'ends' | 'begins'; day: Day }
  | { why: 'places'; left: number }

const kinds: Record<SupportKind, () => string> = {
  donate: m.foryou_kind_donate,
  volunteer: m.foryou_kind_volunteer,
  attend: m.foryou_kind_attend,
  visit: m.foryou_kind_visit,
  invest: m.foryou_kind_invest,
  business: m.foryou_kind_business,
}

const topics: Record<Category, () => string> = {
  'environmental-conservation': m.foryou_topic_environment,
  education: m.foryou_topic_education,
  'community-development': m.foryou_topic_community,
  healthcare: m.foryou_topic_healthcare,
  technology: m.foryou_topic_technology,
  'arts-culture': m.foryou_topic_arts,
  'social-justice': m.foryou_topic_justice,
  events: m.foryou_topic_events,
}

const places: Record<PreferredLocation, () => string> = {
  'tel-aviv': m.foryou_place_tel_aviv,
  jerusalem: m.foryou_place_jerusalem,
  haifa: m.foryou_place_haifa,
  negev: m.foryou_place_negev,
  north: m.foryou_place_north,
  south: m.foryou_place_south,
}

/** Formats a reason as a short phrase, in the site's language. */
export function reasonLabel(reason: RecommendationReason): string {
  switch (reason.why) {
    case 'saved':
      return m.foryou_saved()
    case 'topic':
      return reason.close === null
        ? m.foryou_topic({ topic: topics[reason.topic]() })
        : m.foryou_topic_close({
            topic: categoryLabel(reason.topic),
            wish: wordLabel(reason.close),
          })
    case 'place':
      return placeWords(reason)
    case 'kind':
      return kinds[reason.kind]()
    case 'word':
      return m.foryou_word({ word: reason.word })
    case 'children':
      return m.foryou_children()
    case 'skill':
      return m.foryou_skill({ skill: wordLabel(reason.said) })
    case 'here':
      return reason.lives ? m.foryou_here_lives() : m.foryou_here_often()
    case 'next-visit':
      return m.foryou_next_visit()
    case 'gift-from-afar':
      return m.foryou_gift_from_afar()
    case 'anywhere':
      return m.foryou_anywhere()
    case 'abroad':
      return m.foryou_abroad({ region: regionLabel(reason.region) })
    case 'soon':
      return soonWords(reason)
    case 'running':
      return m.foryou_running()
    case 'ends':
      return m.foryou_ends({ day: shortDay(reason.day) })
    case 'begins':
      return m.foryou_begins({ day: shortDay(reason.day) })
    case 'places':
      return m.foryou_places({ left: reason.left })
  }
}

/** A preference for a town means its district, and near Jerusalem also a district that is only partly near. */
function placeWords({ district, from }: Extract<RecommendationReason, { why: 'place' }>): string {
  if (from === null) return m.foryou_place_said({ district: districtLabel(district) })
  if (district === 'judea-and-samaria') return m.foryou_place_beside_jerusalem()
  return places[from]()
}

function soonWords({ day, inDays }: Extract<RecommendationReason, { why: 'soon' }>): string {
  if (inDays === 0) return m.foryou_today()
  if (inDays === 1) return m.foryou_tomorrow()
  return inDays < 7
    ? m.foryou_this_weekday({ weekday: format.day(day, 'weekdayName') })
    : m.foryou_on_day({ day: shortDay(day) })
}

function shortDay(day: Day): string {
  return format.day(day, 'shortDayOfMonth')
}
