import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'

/** The languages in which the site's own picture is drawn; pages in others show it in the first. */
export const SITE_PICTURES = ['en', 'he'] as const
export type SitePictureLanguage = (typeof SITE_PICTURES)[number]

/** The file in public/ with the site's own picture, for previews of links to pages in a language. */
export function sitePicture(language: Language): string {
  const isDrawn = language !== BASE_LANGUAGE && SITE_PICTURES.includes(language)
  return isDrawn ? `og.${language}.png` : 'og.png'
}
