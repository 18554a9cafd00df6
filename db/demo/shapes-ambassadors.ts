import type { AmbassadorType } from '#domain/ambassadors/ambassador.ts'
import type { GoalKind } from '#domain/ambassadors/campaign.ts'
import type { DEMO_USERS } from './demo-users.ts'

/** Someone who has an account that nobody signs in to. */
export type DemoPerson = { key: string; fullName: string; email: string }

/** An ambassador's page and what hangs on it. Days are counted from the first load; ago is back. */
export type DemoAmbassador = {
  key: string
  /** Of the cast, or the key of someone who never signs in. */
  of: keyof typeof DEMO_USERS | { person: string }
  type: AmbassadorType
  fullName: string
  organizationName?: string
  /** Two or three short paragraphs, divided by an empty line. */
  bio: string
  email: string
  isEmailPublic: boolean
  mobile: string
  links: Record<string, string>
  /** Has a picture under `pictures/marks`, under `pictures/portraits`. */
  hasLogo?: boolean
  hasPhoto?: boolean
  daysAgo: number
  /** Taken off by staff. */
  hidden?: { reason: string; daysAgo: number }
  /** Keys of what they stand up for. */
  items: string[]
  campaigns: DemoCampaign[]
  /** How many follow their links on a usual day: of their own link, and of each campaign's while it runs. */
  visitsADay: number
  /** Keys of supports that the cast has, and that came through them. */
  brought?: string[]
  credits: DemoCredit[]
}

export type DemoCampaign = {
  key: string
  title: string
  description: string
  /** The one project or event it is for; none means all. */
  item?: string
  goalKind: GoalKind
  /** US dollars, or supporters. */
  goal: number
  daysAgo: number
  /** The last day; negative ones are past. */
  endsInDays?: number
}

/** A support that came through an ambassador. */
export type DemoCredit = {
  /** The project or event. */
  to: string
  name: string
  kind: 'donate' | 'volunteer' | 'attend'
  /** Of a gift: completed and confirmed ones have come, a refunded one has gone back. */
  status: 'pending' | 'confirmed' | 'completed' | 'declined' | 'cancelled' | 'refunded'
  daysAgo: number
  dollars?: number
  isNameShown?: boolean
  /** Key of the campaign whose link they followed. */
  campaign?: string
  reason?: string
  message?: string
}

/** People who help together, its leader first. */
export type DemoGroup = {
  key: string
  name: string
  description: string
  people: (keyof typeof DEMO_USERS | { person: string })[]
  daysAgo: number
  signUps: {
    /** The project or event. */
    to: string
    kind: 'volunteer' | 'attend'
    status: 'pending' | 'confirmed' | 'completed'
    daysAgo: number
    /** How many of its people come along, counted from the leader. */
    seats: number
    message?: string
  }[]
}
