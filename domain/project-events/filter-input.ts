import { z } from 'zod'
import { asDay } from './day.ts'
import { SEARCH_MAX, TIMES, type ListFilters } from './listing.ts'
import { DISTRICTS, REGIONS } from './place.ts'
import { CATEGORIES, SUPPORT_TYPES, TYPES } from './project-event.ts'

/** The largest distance, in kilometers: about the length of Israel. */
const KM_MOST = 500

const day = z
  .string()
  .refine((word) => asDay(word) !== null)
  .nullable()
  .default(null)

/** The filters as query input. */
export const filterInput = {
  q: z.string().max(SEARCH_MAX).default(''),
  type: z.enum(TYPES).nullable().default(null),
  categories: z.array(z.enum(CATEGORIES)).readonly().default([]),
  supportTypes: z.array(z.enum(SUPPORT_TYPES)).readonly().default([]),
  regions: z.array(z.enum(REGIONS)).readonly().default([]),
  districts: z.array(z.enum(DISTRICTS)).readonly().default([]),
  around: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      km: z.number().positive().max(KM_MOST),
    })
    .nullable()
    .default(null),
  time: z.enum(TIMES).nullable().default(null),
  from: day,
  to: day,
  hasPlaces: z.boolean().default(false),
} satisfies { [Name in keyof ListFilters]: z.ZodType<ListFilters[Name]> }
