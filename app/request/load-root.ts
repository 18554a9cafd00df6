import type { RouterContextProvider } from 'react-router'
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
  theme: Theme
  flash: Flash | null
  demo: boolean
  /** The languages of the site. */
  languages: readonly Language[]
  /** The features that are off. */
  closed: readonly string[]
  year: number
}

/** Returns what every page has around it. Asks no database, so that it also stands when that is away. */
export function loadRoot(
  request: Request,
  context: Readonly<RouterContextProvider>,
  flash: Flash | null,
): RootData {
  const runtime = context.get(runtimeContext)
  const viewer = context.get(viewerContext)
  return {
    viewer: presentViewer(viewer, runtime.seal),
    // With nothing in it the page is everybody's.
    cartCount: viewer?.cartCount ?? countInCookies(readCookie(request, CART_COOKIE)),
    theme: themeOf(readCookie(request, THEME_COOKIE)),
    flash,
    demo: runtime.demo !== null,
    languages: runtime.env.LANGUAGES,
    closed: runtime.switches.off(),
    year: runtime.clock.now().getUTCFullYear(),
  }
}
