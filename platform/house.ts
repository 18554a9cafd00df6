import type { Attempts } from './attempts/open-attempts.ts'
import type { Auth } from './auth/open-auth.ts'
import type { Budget } from './budget.ts'
import type { Clock } from './clock.ts'
import type { Scope } from './database/scope.ts'
import type { Env } from './env.ts'
import type { Live } from './live/open-live.ts'
import type { Logger } from './log.ts'
import type { Model } from './model/model.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Pictures } from './pictures/open-pictures.ts'
import type { Previews } from './pictures/open-previews.ts'
import type { Running } from './running.ts'
import type { Seal } from './seal.ts'
import type { Storage } from './storage/storage.ts'
import type { Switches } from './switches.ts'

/** Accounts anybody may use, in a demo. */
export type Demo = { password: string; accounts: { email: string; part: string }[] }

/** Everything that lives as long as the process. Made once by `server.ts`, handed down; nothing keeps it in a module. */
export type House = {
  env: Env
  /** The public address without a trailing slash, such as `https://www.example.org`. */
  origin: string
  log: Logger
  clock: Clock
  scope: Scope
  auth: Auth
  /** Marks what we hand out and want to know again. */
  seal: Seal
  /** How often something was tried lately. */
  attempts: Attempts
  /** Uploaded bytes. */
  storage: Storage
  pictures: Pictures
  /** Stored pictures as shared links show them. */
  previews: Previews
  /** Who takes money for us; null where people pay without a provider only. */
  payments: PaymentProvider | null
  /** Who writes for the assistant; null where the site answers by itself. */
  model: Model | null
  /** Which parts of the product are open. */
  switches: Switches
  /** How much one address may tell of what it sees and does. */
  reports: Budget
  /** Answers of the assistant that are being made, by connection. */
  answers: Running
  /** What open pages hear while they are open. */
  live: Live
  /** Tells the mail worker that something may be in the outbox. */
  wakeMail(): void
  /** Null in production. */
  demo: Demo | null
}
