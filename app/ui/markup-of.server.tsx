import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { pageLanguage, prefixOf } from '#platform/text/language.ts'

/** A card takes some 4 KB with its properties, 8 in Hebrew letters: a few megabytes. */
const KEPT_MOST = 500

const keptBy = new WeakMap<object, Map<string, string>>()

/**
 * Returns the markup of a component with these properties in the language of the page; links work at any address. Keeps what was used
 * last, at most 500 of each component.
 */
export function markupOf<Props extends object>(
  Component: ComponentType<Props>,
  props: Props,
): string {
  let kept = keptBy.get(Component)
  if (!kept) keptBy.set(Component, (kept = new Map()))
  const language = pageLanguage()
  const key = language + JSON.stringify(props)
  const known = kept.get(key)
  const markup =
    known ??
    renderToString(
      <StaticRouter basename={prefixOf(language)} location={`${prefixOf(language)}/`}>
        <Component {...props} />
      </StaticRouter>,
    )
  kept.delete(key)
  if (kept.size >= KEPT_MOST) kept.delete(kept.keys().next().value!)
  kept.set(key, markup)
  return markup
}
