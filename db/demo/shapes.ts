import type { Activity, TargetAudience } from '#domain/partners/activity-focus.ts'
import type { District, Region } from '#domain/project-events/place.ts'
import type {
  CharitableStatus,
  PartnerCountry,
  FocusArea,
  PartnerStatus,
} from '#domain/partners/partner.ts'
import type { VisitInterest, MessageKind, MessageStatus } from '#domain/inbox/inbox-message.ts'
import type { Category } from '#domain/project-events/project-event.ts'
import type { SupportType } from '#domain/support/support.ts'
import type { DEMO_USERS } from './demo-users.ts'

/** A fictional organization of the demo. */
export type DemoOrganization = {
  /** Its fixed name in the demo's files; ids are derived from it. */
  key: string
  /** Its owner in the cast; the others have no owner who signs in. */
  owner?: keyof typeof DEMO_USERS
  status: PartnerStatus
  /** Why it was rejected, or which changes were requested. */
  reason?: string
  name: string
  nameHebrew?: string
  website: string
  registrationNumber: string
  country: PartnerCountry
  organizationType: string
  yearEstablished: number
  charitableStatus: CharitableStatus
  contactName: string
  contactRole: string
  address: string
  /** Two to four sentences. */
  description: string
  /** One or two sentences. */
  mission: string
  focusAreas: FocusArea[]
  /** The description of an 'other' among them. */
  otherFocusArea?: string
  audiences?: TargetAudience[]
  activities?: Activity[]
  /** Whether its page shows contact details. */
  isContactPublic?: boolean
  districts: District[]
  /** Whether there is a logo under `pictures/logos`. */
  hasLogo?: boolean
  /** What its cover picture shows, if it has one. */
  cover?: string
  /** Its payment instructions; without them the site's apply. */
  howToPay?: string
  /** The same in Hebrew. */
  howToPayHebrew?: string
}

type DemoItem = {
  key: string
  /** Key of its organization. */
  of: string
  title: string
  /** Two to four short paragraphs, separated by a blank line. */
  description: string
  category: Category
  supportTypes: SupportType[]
  region: Region
  district?: District
  /** As people write it: town, or street and town. */
  location: string
  latitude: number
  longitude: number
  places?: number
  goalDollars?: number
  /** Its pictures in order; the files are under `pictures/posts`, numbered from 1. Only projects have any. */
  pictures?: { caption: string; alt: string }[]
  /** Approved by default; a rejected one has a reason. */
  status?: 'draft' | 'pending' | 'changes_asked' | 'rejected'
  reason?: string
}

/** Days are counted from the day of the first load; negative ones are past. A running project has begun and not ended. */
export type DemoProject = DemoItem & { startDay: number; endDay?: number }

/** `time` is the local time of day at `zone` (Asia/Jerusalem unless given), `hours` how long it lasts. */
export type DemoEvent = DemoItem & {
  day: number
  /** The days of its further dates, two weeks apart, at the same hours. */
  alsoOn?: number[]
  /** One of these days that is somewhere else. */
  away?: { day: number; place: { en: string; he: string } }
  time: string
  hours: number
  zone?: string
  /** The shifts or roles on its day, from which people choose. */
  shifts?: { time: string; hours: number; label: { en: string; he: string }; places: number }[]
  /** Its time of day before it was rescheduled, the day before the first load. */
  timeBefore?: string
}

/** A news article of an organization. `hoursAgo` counts back from the first load. */
export type DemoNews = {
  key: string
  of: string
  /** The key of the project or event that it is an update of. */
  about?: string
  title: string
  /** One or two sentences. */
  summary: string
  /** Three to seven paragraphs, separated by a blank line. */
  body: string
  hoursAgo: number
  /** Whether there is a picture under `pictures/news`. */
  hasPicture?: boolean
  isHidden?: boolean
  /** Withdrawn by its organization. */
  isWithdrawn?: boolean
}

/** A product of an organization, priced in US dollars. */
export type DemoProduct = {
  key: string
  of: string
  name: string
  /** Two or three short paragraphs, separated by a blank line. */
  description: string
  dollars: number
  /** Days before the first load on which it was added to the store. */
  daysAgo: number
  /** Stock: of each size, or of the product if it has no sizes. */
  stock: number | Record<string, number>
  /** What each of its pictures shows; the files are under `pictures/products`, numbered from 1. */
  pictures: string[]
  isHidden?: boolean
  /** Withdrawn by its organization. */
  isWithdrawn?: boolean
}

/** A message in the inbox. */
export type DemoMessage = {
  key: string
  kind: MessageKind
  status: MessageStatus
  /** A member of the cast, or someone who never signed in. */
  from: keyof typeof DEMO_USERS | { name: string; email: string }
  subject: string
  message: string
  hoursAgo: number
  /** The requested tour. */
  tour?: string
  /** Days are counted from the day of the first load; the second one and the wishes are for itineraries. */
  journey?: { days: [number] | [number, number]; travelers: number; interests?: VisitInterest[] }
  answer?: string
}

/** The page views of one person, a minute or two apart; without `who`, of someone who did not consent. */
export type DemoVisit = {
  key: string
  who?: keyof typeof DEMO_USERS
  hoursAgo: number
  /** The pages viewed, and the outgoing links followed from the last one. */
  steps: (string | { link: string; destination: string; external?: boolean })[]
}

/** A question to the assistant, and its outcome. */
export type DemoQuestion = {
  key: string
  hoursAgo: number
  /** The mode: an answer, unless a text was requested. */
  actionType?: 'generate'
  prompt: string
  outcome: 'answered' | 'asked-back' | 'nothing-found' | 'refused'
  /** The number of cards in the answer. */
  hits?: number
}

/** A received gift from someone who never signed in. Days are counted back from the first load. */
export type DemoGift = {
  /** The project or event it is for. */
  to: string
  name: string
  dollars: number
  daysAgo: number
  /** Whether the name is public. */
  isNameShown?: boolean
  message?: string
}

/** An order. Days are counted back from the first load; a part that has not shipped has none. */
export type DemoOrder = {
  key: string
  /** A member of the cast, or someone who never signed in. */
  from: keyof typeof DEMO_USERS | { name: string; email: string }
  phone?: string
  /** Street, city, state, postal code, country. */
  to: readonly [string, string, string, string, string]
  note?: string
  daysAgo: number
  /** Missing if no payment was received. */
  paidDaysAgo?: number
  parts: DemoPart[]
}

/** The part of an order that one organization ships. */
export type DemoPart = {
  of: string
  /** Product, quantity, and the size if the product has sizes. */
  lines: readonly (readonly [product: string, quantity: number, size?: string])[]
  status: 'awaiting_payment' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  shippedDaysAgo?: number
  deliveredDaysAgo?: number
  closedDaysAgo?: number
  tracking?: string
  reason?: string
}
