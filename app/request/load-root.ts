import type { RouterContextProvider } from 'react-router'
import type { ShekelRate } from '#platform/feature-flags.ts'
import type { Language } from '#platform/text/language.ts'
import { countInCookies } from '../shell/count-in-cookies.ts'
import { presentViewer, type ShownViewer } from '../shell/present-viewer.ts'
import { THEME_COOKIE, themeOf, type Theme } from '../shell/theme.ts'
import { runtimeContext, viewerContext } from './context.ts'
import { CART_COOKIE } from './cookie-names.ts'
import type { Flash } from './flash.ts'
import { readCookie } from './read-cookie.ts'

/** What every page has around it. */
export type RootData = {
  viewer: ShownViewer | null
  /** Null if a visitor's cookie does not tell. */
  cartCount: number | null
  /** The viewer's notices that they have not read. */
  unreadCount: number
  theme: Theme
  flash: Flash | null
  demo: boolean
  /** The languages of the site. */
  languages: readonly Language[]
  /** Whether there is a language model, which may suggest translations. */
  hasModel: boolean
  /** The features that are off. */
  closed: readonly string[]
  /** What a dollar is worth in shekels; null until staff sets it. */
  shekels: ShekelRate | null
  year: number
}

/** Returns what every page has around it. Makes no query, so it works even while the database is unavailable. */
export function loadRoot(
  request: Request,
  context: Readonly<RouterContextProvider>,
  flash: Flash | null,
): RootData {
  const runtime = context.get(runtimeContext)
  const viewer = context.get(viewerContext)
  return {
    viewer: presentViewer(viewer, runtime.seal),
    // If it is empty, the page is the same for everyone.
    cartCount: viewer?.cartCount ?? countInCookies(readCookie(request, CART_COOKIE)),
    unreadCount: viewer?.unreadCount ?? 0,
    theme: themeOf(readCookie(request, THEME_COOKIE)),
    flash,
    demo: runtime.demo !== null,
    languages: runtime.env.LANGUAGES,
    hasModel: runtime.model !== null,
    closed: runtime.switches.off(),
    shekels: runtime.switches.shekels(),
    year: runtime.clock.now().getUTCFullYear(),
  }
}
