export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'theme'

/** The theme a word names; anything unknown follows the system. */
export function themeOf(word: unknown): Theme {
  return THEMES.find((theme) => theme === word) ?? 'system'
}

/** The theme as this browser remembers it. */
export function themeInBrowser(): Theme {
  return themeOf(new RegExp(`(?:^|; )${THEME_COOKIE}=(\\w+)`).exec(document.cookie)?.[1])
}
