import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { peopleOfSignIn } from '#domain/closing/people-of-sign-in.ts'
import { signInMails } from '#domain/accounts/sign-in-mails.ts'
import { createFeatureFlags } from '#domain/content/create-feature-flags.ts'
import { createRateLimiter, type Pace } from '#platform/attempts/create-rate-limiter.ts'
import { limitAuth, limitMails } from '#platform/auth/limit-auth.ts'
import type { Hashing } from '#platform/auth/bounded-hashing.ts'
import { createAuth } from '#platform/auth/create-auth.ts'
import { createTokenBucket } from '#platform/token-bucket.ts'
import type { Clock } from '#platform/clock.ts'
import { createGeocoder } from '#platform/geocoder/create-geocoder.ts'
import type { NotificationListener } from '#platform/database/listen.ts'
import type { Database } from '#platform/database/serve-pools.ts'
import type { Env } from '#platform/env.ts'
import type { Demo, AppRuntime } from '#platform/app-runtime.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { createLiveUpdates, type LiveUpdates } from '#platform/live/create-live-updates.ts'
import type { Logger } from '#platform/log.ts'
import { chooseDelivery, type Deliver } from '#platform/mail/deliver.ts'
import { startMailWorker, type MailWorker } from '#platform/mail/mail-worker.ts'
import type { AssistantModel } from '#platform/model/assistant-model.ts'
import { createAssistantModel } from '#platform/model/create-assistant-model.ts'
import { createPaymentProvider } from '#platform/payments/create-payment-provider.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { createImageProcessor } from '#platform/pictures/create-image-processor.ts'
import { openPreviews } from '#platform/pictures/open-previews.ts'
import { createConcurrencyLimit } from '#platform/concurrency-limit.ts'
import { createRenderingQueue } from '#platform/rendering-queue.ts'
import { createTokenSigner } from '#platform/token-signer.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { FeatureFlags } from '#platform/feature-flags.ts'

const PACES: Record<Env['LIMITS'], Pace> = {
  usual: { freeTimes: 1, waitTimes: 1 },
  wide: { freeTimes: 1000, waitTimes: 1 },
  quick: { freeTimes: 1, waitTimes: 1 / 3 },
}

/** Creates the runtime for an open database; connects the platform and the domain. */
export function createRuntime(options: {
  env: Env
  origin: string
  secret: string
  log: Logger
  clock: Clock
  database: Database
  storage: Storage
  deliver?: Deliver
  /** For tests that read links in stored mails. */
  keepTokens?: boolean
  /** Cheap password hashing, for tests. */
  hashing?: Hashing | undefined
  /** Override the settings. */
  payments?: PaymentProvider | null
  model?: AssistantModel | null
}): { runtime: AppRuntime; mailWorker: MailWorker } {
  const { env, origin, secret, log, clock, database, storage } = options
  const { scope } = database
  // A demo without a mail server sends nothing: its stored copies are the mailbox.
  const isMailbox = options.deliver === undefined && env.APP_ENV === 'demo' && !env.SMTP_URL
  const mailWorker = startMailWorker({
    scope,
    clock,
    log,
    deliver: options.deliver ?? chooseDelivery(env, origin),
    atOnce: env.MAIL_AT_ONCE,
    keepBrief: isMailbox,
    keepTokens: options.keepTokens ?? isMailbox,
  })
  const { wake: wakeMail } = mailWorker
  const attempts = createRateLimiter({ scope, clock, secret, pace: PACES[env.LIMITS] })
  const auth = createAuth({
    env,
    origin,
    secret,
    db: database.signIn,
    mails: limitMails(signInMails({ scope, clock, wakeMail, whole: () => runtime }), attempts),
    people: peopleOfSignIn(() => runtime),
    clock,
    log,
    hashing: options.hashing,
  })
  const demo: Demo | null =
    env.APP_ENV === 'demo'
      ? {
          password: DEMO_PASSWORD,
          accounts: Object.values(DEMO_USERS).map(({ email, part }) => ({ email, part })),
        }
      : null
  const pictures = createImageProcessor()
  // One page view per second on average, more than a person reads.
  const reports = createTokenBucket({ burst: 60, perMinute: 60, most: 10_000 })
  const switches = createFeatureFlags({ scope })
  const runtime: AppRuntime = {
    env,
    origin,
    log,
    clock,
    scope,
    auth: limitAuth(auth, attempts, origin.startsWith('https:')),
    attempts,
    seal: createTokenSigner(secret),
    storage,
    pictures,
    previews: openPreviews({ storage, pictures }),
    payments: options.payments === undefined ? createPaymentProvider(env, clock) : options.payments,
    model: options.model === undefined ? createAssistantModel(env, clock) : options.model,
    geocoder: createGeocoder(env, { origin, log }),
    switches,
    reports,
    // Longer than the time limit of an answer.
    answers: createConcurrencyLimit({
      mostOfOne: 3,
      most: 200,
      longestMs: env.AI_WHOLE_MS + 15_000,
    }),
    renderInTurn: createRenderingQueue(),
    live: createLiveUpdates(),
    wakeMail,
    demo,
  }
  return { runtime, mailWorker }
}

/**
 * Subscribes to database notifications: invalidates the page cache, reloads the feature flags and forwards live updates. While
 * the connection is lost, the page cache is off.
 */
export function subscribeToChanges(
  database: Pick<Database, 'listen' | 'contentChanged'>,
  {
    switches,
    live,
  }: { switches: Pick<FeatureFlags, 'refresh'>; live: Pick<LiveUpdates, 'hear' | 'catchUp'> },
  pages: PageCache,
  log: Logger,
): NotificationListener {
  let later: NodeJS.Timeout | undefined
  const askAgain = async () => {
    clearTimeout(later)
    try {
      await switches.refresh()
      // Pages rendered before the reload may show a feature that is now off.
      pages.empty()
    } catch (error) {
      log.error({ err: error }, 'the switches could not be read')
      later = setTimeout(askAgain, 5_000).unref()
    }
  }
  return database.listen({
    channels: {
      // Triggers of an earlier version announce no tags.
      content(tags) {
        database.contentChanged()
        if (tags === '') pages.empty()
        else pages.forget(tags.split(' '))
      },
      features: () => void askAgain(),
      live: (said) => live.hear(said),
    },
    lost: () => pages.distrust(),
    back() {
      database.contentChanged()
      pages.trust()
      void askAgain()
      live.catchUp()
    },
  })
}

/** Returns the secret that signs sessions: AUTH_SECRET, or (demo) one stored in DATA_DIR, so that sessions survive a restart. */
export async function findSecret(env: Env): Promise<string> {
  if (env.AUTH_SECRET) return env.AUTH_SECRET
  const file = path.resolve(env.DATA_DIR, 'secret')
  await mkdir(path.dirname(file), { recursive: true })
  // With 'wx' one writer wins; the others read its secret.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => {},
  )
  return readFile(file, 'utf8')
}
