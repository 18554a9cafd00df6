import { createServer } from 'node:net'
import path from 'node:path'
import { createGroupOf } from '#app/request/route-groups.ts'
import { CACHEABLE } from '#app/request/cacheable-pages.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from '#app/request/cookie-names.ts'
import {
  QUESTIONS_PATH,
  refuseLargeQuestion,
} from '#app/routes/api/agenticai/refuse-question.server.ts'
import { loadDemoOnce } from '#db/demo/load-demo-once.ts'
import { startLedgerCheckJob } from '#domain/payments/start-ledger-check-job.ts'
import { startFollowingJob } from '#domain/following/start-following-job.ts'
import { startGoalMailJob } from '#domain/ambassadors/start-goal-mail-job.ts'
import { startSettlementJob } from '#domain/settlement/settle-payments.ts'
import { startCountPastJob } from '#domain/project-events/start-count-past-job.ts'
import { startConsentJob } from '#domain/consent/start-consent-job.ts'
import { startReminderJob } from '#domain/support/start-reminder-job.ts'
import { startWaitingListJob } from '#domain/support/start-waiting-list-job.ts'
import { startThreadMailJob } from '#domain/threads/start-thread-mail-job.ts'
import { startReplyListener } from '#domain/replies/start-reply-listener.ts'
import { startNudgeJob } from '#domain/waiting/start-nudge-job.ts'
import { startSearchTextJob } from '#domain/project-events/start-search-text-job.ts'
import { startRetentionJob } from '#domain/activity/start-retention-job.ts'
import { systemClock } from '#platform/clock.ts'
import { becomeOwner } from '#platform/become-owner.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { SettingsError, type Env } from '#platform/env.ts'
import type { Demo } from '#platform/app-runtime.ts'
import type { BodyLimits } from '#platform/http/limit-body.ts'
import { createWebServer } from '#platform/http/create-web-server.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { adoptConsole, createLogger } from '#platform/log.ts'
import { countRequests } from '#platform/metrics/count-requests.ts'
import { createMetrics } from '#platform/metrics/create-metrics.ts'
import { readBuild } from '#platform/metrics/read-build.ts'
import { PAYMENT_EVENTS_PATH } from '#platform/payments/payment-events-path.ts'
import { IS_BUILT, ROOT } from '#platform/root-folder.ts'
import { readSettings } from '#platform/settings-file.ts'
import { purgeUnfinished } from '#platform/storage/purge-unfinished.ts'
import { openSpool } from '#platform/storage/open-spool.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { tryUntilOpen } from '#platform/try-until-open.ts'
import {
  loadBuildAhead,
  openBuiltApplication,
  openDevelopmentApplication,
} from './open-application.ts'
import { findSecret, subscribeToChanges, createRuntime } from './create-runtime.ts'

/**
 * Paths of forms with files. The limit exceeds the size of an allowed file, so that the form can report a file that is too
 * large next to its field and keep the other input.
 */
const UPLOADS: BodyLimits = [
  '/partner-dashboard/posts',
  '/partner-dashboard/news',
  '/partner-dashboard/products',
  '/partner-admin',
  '/dashboard/profile',
  '/admin/content/resources',
  '/ambassador-registration',
  '/ambassador/dashboard/minisite',
].map((prefix) => [prefix, 16 * 1024 * 1024])

/** Sign-in and sign-up forms have a few hundred bytes; under load they must not slow down other requests. */
const SIGN_IN: BodyLimits = [['/auth', 16 * 1024]]
const REPORTS: BodyLimits = [['/api/activity', 8 * 1024]]

const QUESTIONS: BodyLimits = [[QUESTIONS_PATH, 64 * 1024]]

/** Webhooks are read completely before their signature can be checked. */
const PAYMENT_EVENTS: BodyLimits = [[PAYMENT_EVENTS_PATH, 256 * 1024]]

/** Runs the process: settings, database, migrations, demo, mail, web server, jobs and shutdown. */
async function main(): Promise<void> {
  const env = await withPort(readSettings(process.env))
  const log = createLogger(env.LOG_LEVEL)
  const became = becomeOwner(env.DATA_DIR)
  if (became) log.warn(became)
  const waiting = { say: (words: string) => log.warn(words) }
  const origin = (env.APP_URL ?? localAddress(env)).replace(/\/$/, '')
  const development = process.argv.includes('--dev')
  if (!development) adoptConsole(log)
  const opening = openDatabase(env, log)
  if (!development) loadBuildAhead()
  const database = await opening
  const secret = await findSecret(env)
  const files = path.join(env.DATA_DIR, 'files')
  await purgeUnfinished(files, systemClock.now())
  const storage = openStorage(env)
  const build = readBuild(ROOT)
  if (env.APP_ENV === 'demo') {
    await tryUntilOpen(
      'load the demo',
      () =>
        loadDemoOnce(database, storage, env.DATA_DIR, IS_BUILT ? build.build : null, (err) =>
          log.warn(
            { err },
            'what is new in the demo does not fit this data, so none of it was added',
          ),
        ),
      waiting,
    )
  }
  const { runtime, mailWorker } = createRuntime({
    env,
    origin,
    secret,
    log,
    clock: systemClock,
    database,
    storage,
  })
  await tryUntilOpen('read which features are on', () => runtime.switches.refresh(), waiting)
  const pages = createPageCache({ clock: systemClock })
  subscribeToChanges(database, runtime, pages, log)

  const application = await (development ? openDevelopmentApplication : openBuiltApplication)(
    runtime,
  )
  const requests =
    env.METRICS_PORT === undefined ? null : countRequests(createGroupOf(application.routes))
  const web = createWebServer({
    env,
    origin,
    log,
    assets: path.join(ROOT, 'build/client'),
    ready: database.ready,
    spool: openSpool(files),
    bodyLimits: [...UPLOADS, ...REPORTS, ...QUESTIONS, ...PAYMENT_EVENTS, ...SIGN_IN],
    refuseLarge: refuseLargeQuestion,
    crowded: SIGN_IN.map(([prefix]) => prefix),
    sessionCookie: SESSION_COOKIE,
    privateCookies: [SESSION_COOKIE, GUEST_COOKIE],
    handle: application.handle,
    ...(requests ? { requests } : {}),
    // No page cache in development: source changes do not invalidate it.
    ...(development
      ? {}
      : { kept: { cache: pages, pages: CACHEABLE, sharedSeconds: env.CDN_SECONDS } }),
    ...(application.dev ? { dev: application.dev } : {}),
  })
  await web.listen()
  const jobs = [
    startRetentionJob,
    startSettlementJob,
    startLedgerCheckJob,
    startGoalMailJob,
    startConsentJob,
    startReminderJob,
    startWaitingListJob,
    startThreadMailJob,
    startNudgeJob,
    startFollowingJob,
    startSearchTextJob,
    startCountPastJob,
  ].map((start) => start(runtime))
  const replies = await startReplyListener(runtime)
  const metrics =
    requests &&
    (await createMetrics({
      host: env.METRICS_HOST,
      port: env.METRICS_PORT ?? 0,
      build,
      jobs: [{ name: 'mail', lastSuccess: mailWorker.lastSuccess }, ...jobs],
      runtime,
      scope: runtime.scope,
      clock: systemClock,
      log,
      requests,
      pages,
      database,
    }))

  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await web.drain(env.DRAIN_MS)
    // The server waits for running responses, and streams would not end by themselves.
    runtime.live.close()
    runtime.answers.close(3_000)
    await web.close()
    await metrics?.close()
    await application.close()
    await replies?.close()
    for (const job of jobs) await job.stop()
    await mailWorker.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Last, because a supervisor may send SIGTERM as soon as it reads this line.
  announce(env, runtime.demo)
}

/** Resolves port 0 to a free port. Emails and origin checks need the address before the server listens. */
async function withPort(env: Env): Promise<Env> {
  if (env.PORT !== 0) return env
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, env.HOST, resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return { ...env, PORT: address && typeof address === 'object' ? address.port : 0 }
}

function localAddress(env: Env): string {
  const host = ['::', '0.0.0.0'].includes(env.HOST) ? 'localhost' : env.HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${env.PORT}`
}

function announce(env: Env, demo: Demo | null): void {
  const lines = [`Ready at ${localAddress(env)}`]
  if (demo) {
    lines.push(
      '',
      `Demo accounts, password ${demo.password}:`,
      ...demo.accounts.map(({ email, part }) => `  ${email.padEnd(24)} ${part}`),
      `Their mail: ${localAddress(env)}/dev/mail`,
    )
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}

try {
  await main()
} catch (error) {
  // An invalid setting, a folder in use, an unreachable database: the message helps more than the stack.
  const detailed = process.env['LOG_LEVEL'] === 'debug' && !(error instanceof SettingsError)
  const { message, stack } = error as Error
  process.stderr.write(`${detailed ? stack : message}\n`)
  process.exit(1)
}
