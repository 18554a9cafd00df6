import { afterAll, beforeAll } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { createTestApp, type Person, type TestApp } from '#test/world/create-test-app.ts'
import { openBuiltApplication, type Application } from '../../open-application.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { factsOf } from '../doors/ask-application.ts'
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts'

/** Whether the sources are built as they are: without that there is nothing to ask. */
export const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to ask. !!!\n')

type Site = {
  world(): TestApp
  /** A browser without scripts, for a visitor or somebody of the cast. */
  browse(who?: Person): Promise<PlainBrowser>
}

/** The built application, asked as a function, on a database of its own with the demo in it; for the tests of one file. */
export function useSite(): Site {
  let world: TestApp
  let application: Application
  beforeAll(async () => {
    world = await createTestApp()
    application = await openBuiltApplication(world.runtime)
  })
  afterAll(async () => {
    await application?.close()
    await world.close()
  })
  return {
    world: () => world,
    async browse(who) {
      const ask = (request: Request) => application.handle(request, factsOf())
      const browser = openPlainBrowser(ask, 'http://127.0.0.1:3000')
      if (who) await browser.signIn(DEMO_USERS[who].email)
      return browser
    },
  }
}
