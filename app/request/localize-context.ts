import type { StaticHandlerContext } from 'react-router'
import { inLanguage, pageLanguage, prefixOf } from '#platform/text/language.ts'

/** Gives links of a page the prefix of its language, which the web layer has taken off the address. */
export function localizeContext(context: StaticHandlerContext): StaticHandlerContext {
  const language = pageLanguage()
  const basename = prefixOf(language)
  if (basename === '' || context.basename === basename) return context
  const { location } = context
  return {
    ...context,
    basename,
    location: { ...location, pathname: inLanguage(location.pathname, language) },
  }
}
