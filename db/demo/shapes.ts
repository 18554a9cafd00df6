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
  /** Its fixed name in the demo's files; ids are made of it. */
  key: string
  /** Who of the cast it belongs to; the others belong to nobody who signs in. */
  owner?: keyof typeof DEMO_USERS
  status: PartnerStatus
  /** Why it was refused, or what was asked for. */
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
  /** What stands behind an 'other' among them. */
  otherFocusArea?: string
  audiences?: TargetAudience[]
  activities?: Activity[]
  /** Whether its page says who to write to and how. */
  isContactPublic?: boolean
  districts: District[]
  /** Has a logo under `pictures/logos`. */
  hasLogo?: boolean
  /** How it is paid where people move the money; else what the site says holds. */
  howToPay?: string
}

type DemoItem = {
  key: string
  /** Key of its organization. */
  of: string
  title: string
  /** Two to four short paragraphs, divided by an empty line. */
  description: string
  category: Category
  supportTypes: SupportType[]
  region: Region
  district?: District
  /** As people say it: town, or street and town. */
  location: string
  latitude: number
  longitude: number
  places?: number
  goalDollars?: number
  /** Its pictures in order; they lie under `pictures/posts`, numbered from 1. Only projects have some. */
  pictures?: { caption: string; alt: string }[]
  /** Approved unless said otherwise; refusals carry a reason. */
  status?: 'draft' | 'pending' | 'changes_asked' | 'rejected'
  reason?: string
}

/** Days are counted from the day of the first load; negative ones are past. A running project has begun and not ended. */
export type DemoProject = DemoItem & { startDay: number; endDay?: number }

/** `time` is the local time of day at `zone` (Asia/Jerusalem unless given), `hours` how long it lasts. */
export type DemoEvent = DemoItem & {
  day: number
  time: string
  hours: number
  zone?: string
  /** Its time of day until the day before the first load. */
  timeBefore?: string
}

/** What an organization tells. `hoursAgo` counts back from the moment of the first load. */
export type DemoNews = {
  key: string
  of: string
  title: string
  /** One or two sentences. */
  summary: string
  /** Three to seven paragraphs, divided by an empty line. */
  body: string
  hoursAgo: number
  /** Has a picture under `pictures/news`. */
  hasPicture?: boolean
  isHidden?: boolean
  /** Taken off by its organization. */
  isWithdrawn?: boolean
}

/** What an organization sells, in US dollars. */
export type DemoProduct = {
  key: string
  of: string
  name: string
  /** Two or three short paragraphs, divided by an empty line. */
  description: string
  dollars: number
  /** Days before the first load on which it came into the store. */
  daysAgo: number
  /** How many are left: of each size, or of the one there is. */
  stock: number | Record<string, number>
  /** What each of its pictures shows; they lie under `pictures/products`, numbered from 1. */
  pictures: string[]
  isHidden?: boolean
  /** Taken off by its organization. */
  isWithdrawn?: boolean
}

/** Something that was written to the inbox. */
export type DemoMessage = {
  key: string
  kind: MessageKind
  status: MessageStatus
  /** Of the cast, or someone who never signed in. */
  from: keyof typeof DEMO_USERS | { name: string; email: string }
  subject: string
  message: string
  hoursAgo: number
  /** The tour that is asked for. */
  tour?: string
  /** Days are counted from the day of the first load; the second one and wishes belong to an itinerary. */
  journey?: { days: [number] | [number, number]; travelers: number; interests?: VisitInterest[] }
  answer?: string
}

/** What one person looked at, a step every minute or two; without `who` it was someone who did not consent. */
export type DemoVisit = {
  key: string
  who?: keyof typeof DEMO_USERS
  hoursAgo: number
  /** Paths that were seen, and links that were followed out of the last one. */
  steps: (string | { link: string; destination: string; external?: boolean })[]
}

/** What a visitor asked the assistant, and how that ended. */
export type DemoQuestion = {
  key: string
  hoursAgo: number
  /** Answers, unless a text was wanted. */
  actionType?: 'generate'
  prompt: string
  outcome: 'answered' | 'asked-back' | 'nothing-found' | 'refused'
  /** How many cards were shown with it. */
  hits?: number
}

/** A gift that has come, of someone who never signed in. Days are counted back from the first load. */
export type DemoGift = {
  /** The project or event it is for. */
  to: string
  name: string
  dollars: number
  daysAgo: number
  /** Nobody else reads the name unless it is so. */
  isNameShown?: boolean
  message?: string
}

/** An order. Days are counted back from the first load; what is not sent yet has none. */
export type DemoOrder = {
  key: string
  /** Of the cast, or someone who never signed in. */
  from: keyof typeof DEMO_USERS | { name: string; email: string }
  phone?: string
  /** Street, city, state, postal code, country. */
  to: readonly [string, string, string, string, string]
  note?: string
  daysAgo: number
  /** Nothing means that the money has not come. */
  paidDaysAgo?: number
  parts: DemoPart[]
}

/** The part of an order that one organization sends. */
export type DemoPart = {
  of: string
  /** Product, number, and its size where it has sizes. */
  lines: readonly (readonly [product: string, quantity: number, size?: string])[]
  status: 'awaiting_payment' | 'processing' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  shippedDaysAgo?: number
  deliveredDaysAgo?: number
  closedDaysAgo?: number
  tracking?: string
  reason?: string
}
