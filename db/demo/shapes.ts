import type { District, Region } from '#domain/places/place.ts'
import type {
  CharitableStatus,
  Country,
  FocusArea,
  PartnerStatus,
} from '#domain/partners/partner.ts'
import type { Category, SupportType } from '#domain/project-events/project-event.ts'
import type { CAST } from './cast.ts'

/** A fictional organization of the demo. */
export type DemoOrganization = {
  /** Its fixed name in the demo's files; ids are made of it. */
  key: string
  /** Who of the cast it belongs to; the others belong to nobody who signs in. */
  owner?: keyof typeof CAST
  status: PartnerStatus
  /** Why it was refused, or what was asked for. */
  reason?: string
  name: string
  nameHebrew?: string
  website: string
  registrationNumber: string
  country: Country
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
  districts: District[]
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
  /** Approved unless said otherwise; refusals carry a reason. */
  status?: 'draft' | 'pending' | 'changes_asked' | 'rejected'
  reason?: string
}

/** Days are counted from the day of the first load; negative ones are past. A running project has begun and not ended. */
export type DemoProject = DemoItem & { startDay: number; endDay?: number }

/** `time` is the local time of day at `zone` (Asia/Jerusalem unless given), `hours` how long it lasts. */
export type DemoEvent = DemoItem & { day: number; time: string; hours: number; zone?: string }
