import { z } from 'zod'
import { isCode } from './link.ts'

/** Days for which a followed link counts; also enforced by the database. */
export const REFERRAL_DAYS = 30

/** Which link was followed, and when. Read from the sealed cookie, never from form input. */
export type AttributionToken = { code: string; at: Date }

/** Input of commands that give support; absent or null when no link was followed. */
export const attributionTokenSchema = z
  .object({ code: z.string().refine(isCode), at: z.date() })
  .nullish()
  .transform((referral) => referral ?? null)
