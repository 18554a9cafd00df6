import { expect } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { inLanguage, type Language } from '#platform/text/language.ts'
import type { Person, TestApp } from '#test/app/create-test-app.ts'
import { spokenIn } from '#test/app/spoken.ts'
import type { Application } from '../../open-application.ts'
import { openWeb } from '../access/behind-prefix.ts'
import { englishIn } from './english-left.ts'
import { ORIGIN } from './open-site.ts'
import { openPlainBrowser, type PlainPage } from './plain-browser.ts'

/** A browser whose addresses, links and buttons are said in English, and are those of its language. */
export type SpeakingBrowser = {
  open(path: string): Promise<PlainPage>
  send(path: string): Promise<Response>
}

/**
 * Browsers without scripts in one language, where no page and no message may be in another one, for a visitor or a member of the
 * cast; and what a test expects in English, in that language.
 */
export function speakingSite(
  site: { app(): TestApp; handle: Application['handle'] },
  language: Language,
) {
  const named = (english: string | RegExp) => spokenIn(language, english, true)
  const inTheLanguage = (page: PlainPage): PlainPage => {
    if (language === 'he') expect(englishIn(page.html), page.address).toEqual([])
    return {
      ...page,
      link: (name) => page.link(named(name)),
      press: async (button, ...more) => inTheLanguage(await page.press(named(button), ...more)),
    }
  }
  return {
    said: (english: string | RegExp) => spokenIn(language, english),
    named,
    async browse(who?: Person): Promise<SpeakingBrowser> {
      const web = openWeb({ handle: site.handle }, site.app().runtime)
      const browser = openPlainBrowser((request) => web.fetch(request), ORIGIN)
      if (who) await browser.signIn(DEMO_USERS[who].email)
      const localized = (path: string) => inLanguage(path.replace(ORIGIN, ''), language)
      return {
        open: async (path) => inTheLanguage(await browser.open(localized(path))),
        send: (path) => browser.send(path),
      }
    },
  }
}
