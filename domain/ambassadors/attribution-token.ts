import { z } from 'zod'
import { isCode } from './link.ts'

/** For how long having followed a link counts; the database holds it too. */
export const TOUCH_DAYS = 30

/** That somebody followed a link, and when. Read from the sealed cookie, never from what a form says. */
export type AttributionToken = { code: string; at: Date }

/** For commands that give support; absent or null where nobody's link was followed. */
export const attributionTokenSchema = z
  .object({ code: z.string().refine(isCode), at: z.date() })
  .nullish()
  .transform((touch) => touch ?? null)
