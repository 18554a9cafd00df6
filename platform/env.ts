import { z } from 'zod'
import { ALL_LANGUAGES, BASE_LANGUAGE } from './text/language.ts'
import { findNoProxy } from './http/trusted-proxies.ts'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const port = z.coerce.number().int().min(0).max(65_535)

/** All settings. Read once at startup; no other code reads `process.env`. */
const settings = z.object({
  /** A settings file with lines of NAME=value; environment variables take precedence. The service, backups and commands share one. */
  F4I_ENV_FILE: z.string().min(1).optional(),
  /** `demo` (the default on the embedded database): demo data, demo accounts, a mailbox in the browser. `production`: none of it. */
  APP_ENV: z.enum(['demo', 'production']).optional(),
  /** Port to serve on. 0 takes any free port. */
  PORT: port.default(3000),
  /** Address to listen on. Demo defaults to 127.0.0.1, production to all addresses. */
  HOST: z.string().min(1).optional(),
  /** The public URL. Required in production; emails and redirects are built from it. */
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The languages of the site, separated by commas; `en` alone for a site without Hebrew. English is always one of them. */
  LANGUAGES: z
    .string()
    .default(ALL_LANGUAGES.join(','))
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(z.enum(ALL_LANGUAGES)))
    .refine((languages) => languages.includes(BASE_LANGUAGE), `must include ${BASE_LANGUAGE}`),
  /** Folder for the embedded database and its lock, uploaded files and the demo secret. */
  DATA_DIR: z.string().min(1).default('./data'),
  /** S3-compatible storage for uploaded files instead of DATA_DIR: its URL, such as https://s3.example.org, without the bucket. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => {
      const { username, password, pathname, search, hash } = new URL(url)
      return username + password + pathname.replace('/', '') + search + hash === ''
    }, 'must be an address without a path, password, query or fragment')
    .optional(),
  /** The bucket, which must exist and be private. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  /** The region that the storage expects in signatures. */
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'must be the name of a region')
    .default('us-east-1'),
  /** The access key of the storage: its name and the secret. */
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  /** A PostgreSQL server (15 or newer), with the database owner's login. Without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The login that runs migrations, when DATABASE_URL is a restricted login. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A login that reads everything and bypasses row security, for `npm run backup` on a server. */
  DATABASE_BACKUP_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A streaming replica of DATABASE_URL, from which the public pages that are kept for everyone are read. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections for public reads, and the same number again for signed-in users. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(8),
  /** Query timeout in milliseconds, so that a frozen database cannot hang a request. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(3000),
  /**
   * Whether the server keeps the plans of people's reads for each connection, which saves it a third of their time. `off` for a
   * pooler that gives each transaction another session.
   */
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  /** Milliseconds for which `/readyz` answers 503 during shutdown before new connections are refused. */
  DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Signs sessions and links. At least 32 characters. Required in production; the demo generates its own. */
  AUTH_SECRET: z.string().min(32).optional(),
  /** Client credentials for Google, Facebook and X (Twitter). A provider without both values is shown as not configured. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  TWITTER_CLIENT_ID: z.string().min(1).optional(),
  TWITTER_CLIENT_SECRET: z.string().min(1).optional(),
  /** For tests, never in production: the origin of a fake server for all providers. */
  OAUTH_TEST_ORIGIN: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  /** Stripe's API key, and the secret that verifies webhooks to /api/payments/stripe. Set both, or neither to turn off card payments. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key, which begins with "sk_" or "rk_"')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be a signing secret, which begins with "whsec_"')
    .optional(),
  /** For tests, never in production: the origin of a fake Stripe server. */
  STRIPE_TEST_ORIGIN: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }).optional(),
  /** A language model for the assistant: the URL of any endpoint with OpenAI's chat-completions protocol, such as http://127.0.0.1:11434/v1. Without it the assistant searches the site. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => {
      const { username, password, search, hash } = new URL(url)
      return username + password + search + hash === ''
    }, 'must be an address without a password, query or fragment')
    .optional(),
  /** Its API key, if it needs one. */
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  /** Its model name. Required with AI_BASE_URL. */
  AI_MODEL: z.string().min(1).optional(),
  /** Maximum tokens per answer, including reasoning. */
  AI_MAX_TOKENS: z.coerce.number().int().min(50).max(20_000).default(1200),
  /** Concurrent answers in this process. */
  AI_AT_ONCE: z.coerce.number().int().min(1).max(100).default(4),
  /** Timeouts in milliseconds: for the first token, between tokens, and for the whole answer with its tool calls. */
  AI_FIRST_WORD_MS: z.coerce.number().int().min(50).max(300_000).default(15_000),
  AI_SILENCE_MS: z.coerce.number().int().min(50).max(300_000).default(10_000),
  AI_WHOLE_MS: z.coerce.number().int().min(50).max(600_000).default(60_000),
  /** Whether an address must be verified before the first sign-in. */
  REQUIRE_EMAIL_VERIFICATION: flag.default(true),
  /** Minimum password length; at least 6. */
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  /** The outgoing mail server: smtp://user:password@host:port. Required in production; without it the demo keeps emails in its mailbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Emails that this process sends at once: as many connections to the mail server. */
  MAIL_AT_ONCE: z.coerce.number().int().min(1).max(50).default(5),
  /** The sender of all emails. Required in production. */
  MAIL_FROM: z.string().min(3).default('Friends for Israel <no-reply@f4i.example>'),
  /**
   * Port of a listener for replies by email (SMTP), for the mail server of INBOUND_MAIL_DOMAIN to relay to; 0 takes any free one.
   * Without it people answer on the page.
   */
  INBOUND_MAIL_PORT: port.optional(),
  /** Address of that listener; only the mail server should reach it. */
  INBOUND_MAIL_HOST: z.string().min(1).default('127.0.0.1'),
  /** The domain of reply addresses, such as replies.example.org. Required with INBOUND_MAIL_PORT. */
  INBOUND_MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain')
    .optional(),
  /** The contact address: shown to people, reply address of emails, recipient of notices to the office. Required in production. */
  OFFICE_EMAIL: z.email().default('hello@f4i.example'),
  /** The person named on the contact page. Required in production, as are the next two. */
  OFFICE_CONTACT: z.string().trim().min(1).default('Noa Ben-David'),
  /** The office's phone number, in international form. */
  OFFICE_PHONE: z.string().trim().min(5).default('+972 2 555 0148'),
  /** The office's street address; each comma starts a new line. */
  OFFICE_ADDRESS: z
    .string()
    .trim()
    .min(5)
    .default('12 HaNevi’im Street, Jerusalem 9510302, Israel'),
  /** The contact for personal data, in the privacy policy. Required in production. */
  PRIVACY_EMAIL: z.email().default('privacy@f4i.example'),
  /** The contact for the terms of service. Required in production. */
  LEGAL_EMAIL: z.email().default('legal@f4i.example'),
  /** The address that may become the first superuser, at /first-superuser, once it is verified. Without it that page is unavailable. */
  BOOTSTRAP_EMAIL: z.email().toLowerCase().optional(),
  /** A host that redirects to its www form, such as `example.org`. */
  BARE_HOST: z.string().min(1).optional(),
  /** Comma-separated addresses or subnets of reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((list) => findNoProxy(list) === undefined, {
      error: ({ input }) => `"${findNoProxy(input as string[])}" is not an address or a subnet`,
    }),
  /** How many seconds a CDN may keep public pages of visitors without cookies of ours; 0 for not at all. */
  CDN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  /** Map tiles, such as https://tiles.example.org/{z}/{x}/{y}.png. Without them the map shows an outline. */
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => ['{z}', '{x}', '{y}'].every((part) => decodeURI(url).includes(part)),
      'must contain {z}, {x} and {y}',
    )
    .optional(),
  /** The attribution that the tile provider requires, as HTML. */
  MAP_TILES_ATTRIBUTION: z.string().default(''),
  /** A geocoder that finds the point of an address in a post: the search address of Nominatim or of a service like it, such as https://nominatim.example.org/search. */
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Rate limits: `usual`; for tests `wide` (a thousand times higher) and `quick` (shorter waits). */
  LIMITS: z.enum(['usual', 'wide', 'quick']).default('usual'),
  /** Port of a separate listener for `/metrics` (Prometheus), without authentication. 0 takes any free port. Without it nothing is measured. */
  METRICS_PORT: port.optional(),
  /** Address of that listener; only the scraper should reach it. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Their defaults are for the demo only: its addresses use a reserved domain that receives no email. */
const REQUIRED_IN_PRODUCTION = [
  'APP_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'OFFICE_EMAIL',
  'OFFICE_CONTACT',
  'OFFICE_PHONE',
  'OFFICE_ADDRESS',
  'PRIVACY_EMAIL',
  'LEGAL_EMAIL',
] as const

/** Without all of them files are in DATA_DIR. */
const S3_TOGETHER = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

export type Env = Readonly<
  z.output<typeof settings> & { APP_ENV: 'demo' | 'production'; HOST: string }
>

/** Contact details of the office; the address in lines. */
export type Office = { email: string; contact: string; phone: string; address: string[] }

/** Returns the office's contact details. */
export function officeOf(env: Env): Office {
  return {
    email: env.OFFICE_EMAIL,
    contact: env.OFFICE_CONTACT,
    phone: env.OFFICE_PHONE,
    address: env.OFFICE_ADDRESS.split(',').map((line) => line.trim()),
  }
}

/** A missing or invalid setting; the message names it. */
export class SettingsError extends Error {}

/**
 * Reads and validates the settings.
 *
 * @throws SettingsError with one sentence for each invalid or missing setting.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`).join('\n'),
    )
  }
  const env = parsed.data
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new SettingsError('DATABASE_READ_URL is a replica of DATABASE_URL, which is missing.')
  }
  if (env.DATABASE_URL && !env.APP_ENV) {
    throw new SettingsError(
      'APP_ENV must be given when DATABASE_URL is: "production", or "demo" to load demo data into that database.',
    )
  }
  const lacking = S3_TOGETHER.filter((name) => env[name] === undefined)
  if (lacking.length > 0 && lacking.length < S3_TOGETHER.length) {
    throw new SettingsError(
      `${S3_TOGETHER.join(', ')} must be set together, or none of them; ${lacking.join(', ')} is missing.`,
    )
  }
  if (!env.STRIPE_SECRET_KEY !== !env.STRIPE_WEBHOOK_SECRET) {
    throw new SettingsError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set both, or neither of them.',
    )
  }
  if (!env.AI_BASE_URL !== !env.AI_MODEL) {
    throw new SettingsError('AI_BASE_URL and AI_MODEL must be set both, or neither of them.')
  }
  if ((env.INBOUND_MAIL_PORT === undefined) !== !env.INBOUND_MAIL_DOMAIN) {
    throw new SettingsError(
      'INBOUND_MAIL_PORT and INBOUND_MAIL_DOMAIN must be set both, or neither of them.',
    )
  }
  if (env.AI_API_KEY && !env.AI_BASE_URL) {
    throw new SettingsError('AI_API_KEY is of no use without AI_BASE_URL.')
  }
  const mode = env.APP_ENV ?? 'demo'
  if (mode === 'production') {
    if (env.OAUTH_TEST_ORIGIN) throw new SettingsError('OAUTH_TEST_ORIGIN is for tests only.')
    if (env.STRIPE_TEST_ORIGIN) throw new SettingsError('STRIPE_TEST_ORIGIN is for tests only.')
    const missing = REQUIRED_IN_PRODUCTION.filter((name) => given[name] === undefined)
    if (missing.length > 0) {
      throw new SettingsError(
        missing.map((name) => `${name} must be set when APP_ENV is production.`).join('\n'),
      )
    }
    if (env.LIMITS !== 'usual') {
      throw new SettingsError('LIMITS must be "usual" when APP_ENV is production.')
    }
  }
  return { ...env, APP_ENV: mode, HOST: env.HOST ?? (mode === 'demo' ? '127.0.0.1' : '::') }
}
