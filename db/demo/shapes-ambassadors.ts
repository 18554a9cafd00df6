import type { AmbassadorType } from '#domain/ambassadors/ambassador.ts'
import type { GoalKind } from '#domain/ambassadors/campaign.ts'
import type { DEMO_USERS } from './demo-users.ts'

/** Someone with an account that no one signs in to. */
export type DemoPerson = { key: string; fullName: string; email: string }

/** An ambassador's page with its campaigns and credits. Days are counted from the first load; `…Ago` counts back. */
export type DemoAmbassador = {
  key: string
  /** A member of the cast, or the key of someone who never signs in. */
  of: keyof typeof DEMO_USERS | { person: string }
  type: AmbassadorType
  fullName: string
  organizationName?: string
  /** Two or three short paragraphs, separated by a blank line. */
  bio: string
  email: string
  isEmailPublic: boolean
  mobile: string
  links: Record<string, string>
  /** Whether there is a picture under `pictures/marks` or `pictures/portraits`. */
  hasLogo?: boolean
  hasPhoto?: boolean
  daysAgo: number
  /** Hidden by staff. */
  hidden?: { reason: string; daysAgo: number }
  /** Keys of the items they support. */
  items: string[]
  campaigns: DemoCampaign[]
  /** Visits on a usual day: through their own link, and through each campaign's while it runs. */
  visitsADay: number
  /** Keys of supports of the cast that are credited to them. */
  brought?: string[]
  credits: DemoCredit[]
}

export type DemoCampaign = {
  key: string
  title: string
  description: string
  /** The project or event it is for; all if there is none. */
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
  /** For a gift, confirmed and completed mean received; refunded means received and returned. */
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
    /** How many members are coming, counted from the leader. */
    seats: number
    message?: string
    /** How many of them were there, and for how many hours each, as the leader says. */
    said?: { seats: number; hours: number }
  }[]
}
