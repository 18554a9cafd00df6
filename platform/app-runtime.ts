import type { RateLimiter } from './attempts/create-rate-limiter.ts'
import type { Auth } from './auth/create-auth.ts'
import type { TokenBucket } from './token-bucket.ts'
import type { Clock } from './clock.ts'
import type { Geocoder } from './geocoder/create-geocoder.ts'
import type { Scope } from './database/scope.ts'
import type { Env } from './env.ts'
import type { LiveUpdates } from './live/create-live-updates.ts'
import type { Logger } from './log.ts'
import type { AssistantModel } from './model/assistant-model.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { ImageProcessor } from './pictures/create-image-processor.ts'
import type { Previews } from './pictures/open-previews.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { RenderingQueue } from './rendering-queue.ts'
import type { TokenSigner } from './token-signer.ts'
import type { Storage } from './storage/storage.ts'
import type { FeatureFlags } from './feature-flags.ts'

/** Public demo accounts. */
export type Demo = { password: string; accounts: { email: string; part: string }[] }

/** Everything that lives as long as the process. Created once by `server.ts` and passed down; no module stores it. */
export type AppRuntime = {
  env: Env
  /**
   * What addresses begin with, without a trailing slash, such as `https://www.example.org`; in a request in another language
   * than the base with its prefix, such as `https://www.example.org/he`.
   */
  origin: string
  log: Logger
  clock: Clock
  scope: Scope
  auth: Auth
  /** Signs tokens that we issue and verify later. */
  seal: TokenSigner
  /** Counts recent attempts, for rate limits. */
  attempts: RateLimiter
  /** Stored uploads. */
  storage: Storage
  pictures: ImageProcessor
  /** Stored pictures as link previews. */
  previews: Previews
  /** The payment provider; null if people pay without one. */
  payments: PaymentProvider | null
  /** The assistant's language model; null if the site answers by itself. */
  model: AssistantModel | null
  /** Finds the point of an address; null if only the bundled towns are found. */
  geocoder: Geocoder | null
  /** The features that are on. */
  switches: FeatureFlags
  /** Limits the activity reports of one address. */
  reports: TokenBucket
  /** The assistant's running answers, by connection. */
  answers: ConcurrencyLimit
  /** The renderings of pages. */
  renderInTurn: RenderingQueue
  /** Updates for open pages. */
  live: LiveUpdates
  /** Wakes the mail worker after something was enqueued. */
  wakeMail(): void
  /** Null in production. */
  demo: Demo | null
}
