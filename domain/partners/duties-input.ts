import { z } from 'zod'
import { m } from '#messages'
import { DUTIES } from './duty.ts'

/** Reads the chosen duties of a form. At least one. */
export const dutiesInput = z
  .array(z.enum(DUTIES))
  .min(1, { error: () => m.team_duties_missing() })
  .transform((chosen) => DUTIES.filter((duty) => chosen.includes(duty)))
