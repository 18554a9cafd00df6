import { randomUUID } from 'node:crypto'
import { grantRole } from '../domain/accounts/commands/grant-role.ts'
import { createFeatureFlags } from '../domain/content/create-feature-flags.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { becomeOwner } from '../platform/become-owner.ts'
import { readSettings } from '../platform/settings-file.ts'
import { createLogger } from '../platform/log.ts'
import { createImageProcessor } from '../platform/pictures/create-image-processor.ts'
import { createTokenSigner } from '../platform/token-signer.ts'
import { openStorage } from '../platform/storage/open-storage.ts'

// npm run grant-role -- superuser someone@example.org
const [role, email] = process.argv.slice(2)
if ((role !== 'admin' && role !== 'superuser') || !email) {
  console.error('Usage: npm run grant-role -- admin|superuser someone@example.org')
  process.exit(1)
}

try {
  const log = createLogger('warn')
  const env = readSettings(process.env)
  const became = becomeOwner(env.DATA_DIR)
  if (became) console.error(became)
  const database = await openDatabase(env, log)
  await grantRole(
    {
      runtime: {
        env,
        scope: database.scope,
        clock: systemClock,
        log,
        wakeMail() {},
        origin: env.APP_URL ?? '',
        // Its emails have no unsubscribe link, so the key does not matter.
        seal: createTokenSigner(randomUUID()),
        storage: openStorage(env),
        pictures: createImageProcessor(),
        payments: null,
        model: null,
        switches: createFeatureFlags({ scope: database.scope }),
      },
      actor: { kind: 'system', job: 'command line' },
      requestId: randomUUID(),
    },
    { role, email },
  )
  await database.close()
  console.log(`${email} is now ${role}.`)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
