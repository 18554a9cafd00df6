import { languageShown, listShown, textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import type { TourPackage } from './tour-package.ts'

/** The columns of a tour, in the language of the page, for queries over `tour_packages`. */
export const TOUR_COLUMNS = [
  'tourPackages.id',
  'tourPackages.slug',
  languageShown('tourPackages'),
  textShown('tourPackages', 'title'),
  textShown('tourPackages', 'summary'),
  textShown('tourPackages', 'description'),
  listShown('tourPackages', 'stops'),
  'tourPackages.scene',
  'tourPackages.days',
  'tourPackages.priceCents as priceCents',
] as const

type TourRow = Omit<TourPackage, 'language' | 'title' | 'summary' | 'description'> & {
  language: string
  title: string | null
  summary: string | null
  description: string | null
}

/** Presents a row of `tour_packages`. */
export function presentTour(row: TourRow): TourPackage {
  return {
    id: row.id,
    slug: row.slug,
    language: parseLanguage(row.language) ?? BASE_LANGUAGE,
    title: row.title ?? '',
    summary: row.summary ?? '',
    description: row.description ?? '',
    stops: row.stops,
    scene: row.scene,
    days: row.days,
    priceCents: row.priceCents,
  }
}

/** The offered tours in order, for use within any transaction. */
export function selectTours(db: Db) {
  return db
    .selectFrom('tourPackages')
    .select(TOUR_COLUMNS)
    .where('isOffered', '=', true)
    .orderBy('position')
    .orderBy('id')
}
