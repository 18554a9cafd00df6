import type { Language } from '#platform/text/language.ts'

/** The texts that a tour may have in several languages; the stops are a text too, one per line. */
export const TOUR_TEXTS = ['title', 'summary', 'description', 'stops'] as const

/** A tour that can be requested. The price is per person. */
export type TourPackage = {
  id: string
  slug: string
  /** In which the texts are. */
  language: Language
  title: string
  summary: string
  description: string
  stops: string[]
  /** A region of `app/ui/landscape`. */
  scene: string
  days: number
  priceCents: number
}

/** The landscapes a tour can be illustrated with: all of `app/ui/landscape`, in its order. */
export const SCENES = ['galilee', 'coast', 'jerusalem', 'judea', 'negev', 'abroad'] as const
export type Scene = (typeof SCENES)[number]

export const TOUR_TITLE_MAX = 120
export const TOUR_SUMMARY_MAX = 300
export const TOUR_DESCRIPTION_MAX = 5_000
export const DAYS_MAX = 60
export const STOPS_MAX = 20
export const STOP_MAX = 120
/** In US cents. */
export const PRICE_MAX = 10_000_000
