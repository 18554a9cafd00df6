import { z } from 'zod'

/** What of people's activity is asked for: a person by id, or by words of their name or address; null is all. */
export type ActivityFilters = { person: string | null; who: string; type: string | null }

/** Filters as they may be asked for. */
export const activityFilters = z.object({
  person: z.uuid().nullable().default(null),
  who: z.string().max(200).default(''),
  type: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .nullable()
    .default(null),
}) satisfies z.ZodType<ActivityFilters>
