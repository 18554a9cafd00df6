import { m } from '#messages'
import type { EachText } from '../texts-in-each.tsx'

/** The texts of an organization, as its profile asks for them. */
export const partnerTexts: EachText[] = [
  {
    name: 'mission',
    label: m.partneradmin_mission,
    labelIn: m.partneradmin_mission_in,
    help: m.partneradmin_mission_help,
    rows: 3,
  },
  {
    name: 'description',
    label: m.partneradmin_description,
    labelIn: m.partneradmin_description_in,
    help: m.partneradmin_description_help,
    rows: 7,
  },
]
