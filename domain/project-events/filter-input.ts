import { z } from 'zod'
import { SEARCH_MAX, TIMES, type ListFilters } from './listing.ts'
import { DISTRICTS, REGIONS } from './place.ts'
import { CATEGORIES, SUPPORT_TYPES, TYPES } from './project-event.ts'

/** The filters as query input. */
export const filterInput = {
  q: z.string().max(SEARCH_MAX).default(''),
  type: z.enum(TYPES).nullable().default(null),
  category: z.enum(CATEGORIES).nullable().default(null),
  supportType: z.enum(SUPPORT_TYPES).nullable().default(null),
  region: z.enum(REGIONS).nullable().default(null),
  district: z.enum(DISTRICTS).nullable().default(null),
  time: z.enum(TIMES).nullable().default(null),
} satisfies { [Name in keyof ListFilters]: z.ZodType<ListFilters[Name]> }
