import type { RateLimiter } from './attempts/create-rate-limiter.ts'
import type { Auth } from './auth/create-auth.ts'
import type { TokenBucket } from './token-bucket.ts'
import type { Clock } from './clock.ts'
import type { Scope } from './database/scope.ts'
import type { Env } from './env.ts'
import type { LiveUpdates } from './live/create-live-updates.ts'
import type { Logger } from './log.ts'
import type { AssistantModel } from './model/assistant-model.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { ImageProcessor } from './pictures/create-image-processor.ts'
import type { Previews } from './pictures/open-previews.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { TokenSigner } from './token-signer.ts'
import type { Storage } from './storage/storage.ts'
import type { FeatureFlags } from './feature-flags.ts'

/** Accounts anybody may use, in a demo. */
export type Demo = { password: string; accounts: { email: string; part: string }[] }

/** Everything that lives as long as the process. Made once by `server.ts`, handed down; nothing keeps it in a module. */
export type AppRuntime = {
  env: Env
  /** The public address without a trailing slash, such as `https://www.example.org`. */
  origin: string
  log: Logger
  clock: Clock
  scope: Scope
  auth: Auth
  /** Marks what we hand out and want to know again. */
  seal: TokenSigner
  /** How often something was tried lately. */
  attempts: RateLimiter
  /** Uploaded bytes. */
  storage: Storage
  pictures: ImageProcessor
  /** Stored pictures as shared links show them. */
  previews: Previews
  /** Who takes money for us; null where people pay without a provider only. */
  payments: PaymentProvider | null
  /** Who writes for the assistant; null where the site answers by itself. */
  model: AssistantModel | null
  /** Which parts of the product are open. */
  switches: FeatureFlags
  /** How much one address may tell of what it sees and does. */
  reports: TokenBucket
  /** Answers of the assistant that are being made, by connection. */
  answers: ConcurrencyLimit
  /** What open pages hear while they are open. */
  live: LiveUpdates
  /** Tells the mail worker that something may be in the outbox. */
  wakeMail(): void
  /** Null in production. */
  demo: Demo | null
}
