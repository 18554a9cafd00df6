import { afterAll, beforeAll } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { createTestApp, type Person, type TestApp } from '#test/app/create-test-app.ts'
import { openBuiltApplication, type Application } from '../../open-application.ts'
import { splitLanguage } from '#platform/text/language.ts'
import { redirectInLanguage } from '#platform/http/redirect-in-language.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { factsOf } from '../access/ask-application.ts'
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts'

/** Whether the current sources have been built; without a build these tests cannot run. */
export const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to ask. !!!\n')

export const ORIGIN = 'http://127.0.0.1:3000'

type Site = {
  app(): TestApp
  /** The application as the web layer calls it. */
  handle: Application['handle']
  /** A browser without scripts, for a visitor or a cast member. */
  browse(who?: Person): Promise<PlainBrowser>
}

/**
 * The built application, called as a function, on its own database with the demo in it; for the tests of one file, or of one
 * group with those settings.
 */
export function useSite(settings: () => Record<string, string> = () => ({})): Site {
  let app: TestApp
  let application: Application
  beforeAll(async () => {
    app = await createTestApp({ env: settings() })
    application = await openBuiltApplication(app.runtime)
  })
  afterAll(async () => {
    await application?.close()
    await app.close()
  })
  return {
    app: () => app,
    handle: (request, facts) => application.handle(request, facts),
    async browse(who) {
      const ask = (request: Request) => askInLanguage(application, request)
      const browser = openPlainBrowser(ask, ORIGIN)
      if (who) await browser.signIn(DEMO_USERS[who].email)
      return browser
    },
  }
}

/** Asks the application as the web layer does: without the prefix of the language, which its redirects get again. */
async function askInLanguage({ handle }: Application, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const { language, path } = splitLanguage(url.pathname)
  url.pathname = path
  const answer = await handle(new Request(url, request), { ...factsOf(), language })
  redirectInLanguage(answer.headers, language, ORIGIN)
  return answer
}
