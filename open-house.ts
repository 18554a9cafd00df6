import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CAST, DEMO_PASSWORD } from '#db/demo/cast.ts'
import { peopleOfSignIn } from '#domain/accounts/people-of-sign-in.ts'
import { signInMails } from '#domain/accounts/sign-in-mails.ts'
import { openSwitches } from '#domain/content/open-switches.ts'
import { openAttempts, type Pace } from '#platform/attempts/open-attempts.ts'
import { limitAuth, limitMails } from '#platform/auth/limit-auth.ts'
import { openAuth } from '#platform/auth/open-auth.ts'
import { openBudget } from '#platform/budget.ts'
import type { Clock } from '#platform/clock.ts'
import type { Listener } from '#platform/database/listen.ts'
import type { Database } from '#platform/database/serve-pools.ts'
import type { Env } from '#platform/env.ts'
import type { Demo, House } from '#platform/house.ts'
import type { PageCache } from '#platform/http/page-cache.ts'
import { openLive, type Live } from '#platform/live/open-live.ts'
import type { Logger } from '#platform/log.ts'
import { chooseDelivery, type Deliver } from '#platform/mail/deliver.ts'
import { startMailWorker, type MailWorker } from '#platform/mail/mail-worker.ts'
import type { Model } from '#platform/model/model.ts'
import { openModel } from '#platform/model/open-model.ts'
import { openPayments } from '#platform/payments/open-payments.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { openPictures } from '#platform/pictures/open-pictures.ts'
import { openPreviews } from '#platform/pictures/open-previews.ts'
import { openRunning } from '#platform/running.ts'
import { openSeal } from '#platform/seal.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Switches } from '#platform/switches.ts'

const PACES: Record<Env['LIMITS'], Pace> = {
  usual: { freeTimes: 1, waitTimes: 1 },
  wide: { freeTimes: 1000, waitTimes: 1 },
  quick: { freeTimes: 1, waitTimes: 1 / 3 },
}

/** Puts the house together over an open database: the one place that knows both the platform and the product. */
export function openHouse(options: {
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
  /** In place of what the settings say. */
  payments?: PaymentProvider | null
  model?: Model | null
}): { house: House; mailWorker: MailWorker } {
  const { env, origin, secret, log, clock, database, storage } = options
  const { scope } = database
  // Nothing leaves a demo without a mail server: its stored copies are the mailbox.
  const isMailbox = options.deliver === undefined && env.APP_ENV === 'demo' && !env.SMTP_URL
  const mailWorker = startMailWorker({
    scope,
    clock,
    log,
    deliver: options.deliver ?? chooseDelivery(env, origin),
    keepBrief: isMailbox,
    keepTokens: options.keepTokens ?? isMailbox,
  })
  const { wake: wakeMail } = mailWorker
  const attempts = openAttempts({ scope, clock, secret, pace: PACES[env.LIMITS] })
  const auth = openAuth({
    env,
    origin,
    secret,
    db: database.signIn,
    mails: limitMails(
      signInMails({ origin, scope, clock, wakeMail, whole: () => house }),
      attempts,
    ),
    people: peopleOfSignIn(() => house),
    clock,
    log,
  })
  const demo: Demo | null =
    env.APP_ENV === 'demo'
      ? {
          password: DEMO_PASSWORD,
          accounts: Object.values(CAST).map(({ email, part }) => ({ email, part })),
        }
      : null
  const pictures = openPictures()
  // A page a second for long, as nobody reads.
  const reports = openBudget({ burst: 60, perMinute: 60, most: 10_000 })
  const switches = openSwitches({ scope })
  const house: House = {
    env,
    origin,
    log,
    clock,
    scope,
    auth: limitAuth(auth, attempts, origin.startsWith('https:')),
    attempts,
    seal: openSeal(secret),
    storage,
    pictures,
    previews: openPreviews({ storage, pictures }),
    payments: options.payments === undefined ? openPayments(env, clock) : options.payments,
    model: options.model === undefined ? openModel(env, clock) : options.model,
    switches,
    reports,
    // Longer than an answer may take by itself.
    answers: openRunning({ mostOfOne: 3, most: 200, longestMs: env.AI_WHOLE_MS + 15_000 }),
    live: openLive(),
    wakeMail,
    demo,
  }
  return { house, mailWorker }
}

/**
 * Keeps what this process remembers of the database true to it, whoever changes it: the pages it keeps, and which parts
 * of the site are open. While changes cannot be heard no page is kept. What is heard for open pages goes on to them.
 */
export function hearChanges(
  database: Pick<Database, 'listen'>,
  { switches, live }: { switches: Pick<Switches, 'refresh'>; live: Pick<Live, 'hear' | 'catchUp'> },
  pages: PageCache,
  log: Logger,
): Listener {
  let later: NodeJS.Timeout | undefined
  const askAgain = async () => {
    clearTimeout(later)
    try {
      await switches.refresh()
      // What was rendered before the switches were known anew may still show a part that is closed.
      pages.empty()
    } catch (error) {
      log.error({ err: error }, 'the switches could not be read')
      later = setTimeout(askAgain, 5_000).unref()
    }
  }
  return database.listen({
    channels: {
      content: () => pages.empty(),
      features: () => void askAgain(),
      live: (said) => live.hear(said),
    },
    lost: () => pages.distrust(),
    back() {
      pages.trust()
      void askAgain()
      live.catchUp()
    },
  })
}

/** The secret that signs sessions: the configured one, else (demo) one of this folder's own, so that sessions outlive a restart. */
export async function findSecret(env: Env): Promise<string> {
  if (env.AUTH_SECRET) return env.AUTH_SECRET
  const file = path.resolve(env.DATA_DIR, 'secret')
  await mkdir(path.dirname(file), { recursive: true })
  // 'wx' makes one writer win; the others read what it wrote.
  await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    () => {},
  )
  return readFile(file, 'utf8')
}
