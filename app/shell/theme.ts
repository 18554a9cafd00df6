export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'theme'

/** Parses a theme; unknown values follow the system. */
export function themeOf(word: unknown): Theme {
  return THEMES.find((theme) => theme === word) ?? 'system'
}

/** Returns the theme stored in this browser. */
export function themeInBrowser(): Theme {
  return themeOf(new RegExp(`(?:^|; )${THEME_COOKIE}=(\\w+)`).exec(document.cookie)?.[1])
}
