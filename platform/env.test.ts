import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const production = {
  APP_ENV: 'production',
  APP_URL: 'https://www.example.org',
  AUTH_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'Us <no-reply@example.org>',
  OFFICE_EMAIL: 'office@example.org',
  OFFICE_CONTACT: 'Office',
  OFFICE_PHONE: '+972 2 555 0100',
  OFFICE_ADDRESS: '1 Main Street, Haifa',
  PRIVACY_EMAIL: 'privacy@example.org',
  LEGAL_EMAIL: 'legal@example.org',
}

test('without settings it is a demo on this machine only', () => {
  expect(readEnv({})).toMatchObject({
    APP_ENV: 'demo',
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
  })
})

test('an empty setting counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

test.each([
  [{ PORT: 'many' }, /^PORT: /],
  [{ PORT: '99999' }, /^PORT: /],
  [{ APP_ENV: 'staging' }, /^APP_ENV: /],
  [{ DATABASE_URL: 'mysql://x/y', APP_ENV: 'demo' }, /^DATABASE_URL: /],
  [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET: /],
  [{ SMTP_URL: 'mail.example.org' }, /^SMTP_URL: /],
  [{ MAIL_AT_ONCE: '0' }, /^MAIL_AT_ONCE: /],
  [{ CDN_SECONDS: '-1' }, /^CDN_SECONDS: /],
  [{ AI_BASE_URL: 'nonsense' }, /^AI_BASE_URL: /],
  [{ REQUIRE_EMAIL_VERIFICATION: 'maybe' }, /^REQUIRE_EMAIL_VERIFICATION: /],
  [{ PASSWORD_MIN_LENGTH: '3' }, /^PASSWORD_MIN_LENGTH: /],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, my-proxy' }, /^TRUSTED_PROXIES: "my-proxy" is not an address/],
])('a wrong setting stops the start with a sentence that names it: %o', (given, sentence) => {
  expect(() => readEnv(given as Record<string, string>)).toThrow(sentence)
})

test('a database server requires the mode, so that no demo is loaded into it by mistake', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://db/f4i' })).toThrow(/APP_ENV must be given/)
})

test.each([
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
] as const)('production does not start without %s', (name) => {
  for (const none of [undefined, '']) {
    expect(() => readEnv({ ...production, [name]: none })).toThrow(`${name} must be set`)
  }
  expect(readEnv(production)).toMatchObject({ APP_ENV: 'production', HOST: '::' })
})

test.each([
  'https://tiles.example.org/{z}/{x}.png',
  'ftp://tiles.example.org/{z}/{x}/{y}',
  'tiles',
])('map tiles are refused from %s', (url) => {
  expect(() => readEnv({ MAP_TILES_URL: url })).toThrow(/MAP_TILES_URL/)
})

test('map tiles come from a template, unchanged', () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png'
  expect(readEnv({ MAP_TILES_URL: url }).MAP_TILES_URL).toBe(url)
})

test('the fake provider server is for tests: on this machine only, and never in production', () => {
  expect(readEnv({ OAUTH_TEST_ORIGIN: 'http://127.0.0.1:4000' }).OAUTH_TEST_ORIGIN).toBeDefined()
  expect(() => readEnv({ OAUTH_TEST_ORIGIN: 'http://evil.example' })).toThrow(/^OAUTH_TEST_ORIGIN/)
  expect(() => readEnv({ ...production, OAUTH_TEST_ORIGIN: 'http://127.0.0.1:4000' })).toThrow(
    /OAUTH_TEST_ORIGIN is for tests only/,
  )
})

test('limits are the usual ones, and always in production', () => {
  expect(readEnv({}).LIMITS).toBe('usual')
  expect(readEnv({ LIMITS: 'quick' }).LIMITS).toBe('quick')
  expect(() => readEnv({ ...production, LIMITS: 'wide' })).toThrow(/^LIMITS/)
})

const s3 = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'uploads',
  S3_ACCESS_KEY_ID: 'account:user',
  S3_SECRET_ACCESS_KEY: 'hush',
}

test('S3 storage needs its four settings, or none; the region has a default', () => {
  expect(readEnv(s3)).toMatchObject({ ...s3, S3_REGION: 'us-east-1' })
  expect(readEnv({}).S3_ENDPOINT).toBeUndefined()
  for (const name of Object.keys(s3)) {
    expect(() => readEnv({ ...s3, [name]: undefined })).toThrow(
      new RegExp(`must be set together, or none of them; ${name} is missing`),
    )
  }
})

test.each([
  [{ S3_ENDPOINT: 's3.example.org' }, /^S3_ENDPOINT/],
  [{ S3_ENDPOINT: 'https://me:hush@s3.example.org' }, /^S3_ENDPOINT: must be an address without/],
  [{ S3_ENDPOINT: 'https://s3.example.org/uploads' }, /^S3_ENDPOINT: must be an address without/],
  [{ S3_BUCKET: 'Up/loads' }, /^S3_BUCKET: must be the name of a bucket/],
  [{ S3_REGION: 'eu west' }, /^S3_REGION: must be the name of a region/],
  [{ S3_SECRET_ACCESS_KEY: 'hush hush' }, /^S3_SECRET_ACCESS_KEY: must be a key without spaces/],
])('S3 settings are refused, and no secret is said back: %j', (given, sentence) => {
  const read = () => readEnv({ ...s3, ...given } as Record<string, string>)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/hush/)
})

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('Stripe keys must be set both or neither, and are validated', () => {
  expect(readEnv(stripe)).toMatchObject(stripe)
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
    expect(() => readEnv({ ...stripe, [name]: undefined })).toThrow(/must be set both/)
    expect(() => readEnv({ ...stripe, [name]: 'pk_test_1' })).toThrow(new RegExp(`^${name}: must`))
  }
})

test('the fake Stripe server is for tests: on this machine only, and never in production', () => {
  const there = { ...stripe, STRIPE_TEST_ORIGIN: 'http://127.0.0.1:4000' }
  expect(readEnv(there).STRIPE_TEST_ORIGIN).toBeDefined()
  for (const origin of ['http://evil.example', 'https://127.0.0.1:4000']) {
    expect(() => readEnv({ STRIPE_TEST_ORIGIN: origin })).toThrow(/^STRIPE_TEST_ORIGIN/)
  }
  expect(() => readEnv({ ...production, ...there })).toThrow(/STRIPE_TEST_ORIGIN is for tests only/)
})

const ai = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'llama' }

test('a model has a URL and a name; the key is optional', () => {
  expect(readEnv({})).toMatchObject({ AI_MAX_TOKENS: 1200, AI_AT_ONCE: 4, AI_WHOLE_MS: 60_000 })
  expect(readEnv({}).AI_BASE_URL).toBeUndefined()
  expect(readEnv(ai)).toMatchObject(ai)
  expect(readEnv({ ...ai, AI_API_KEY: 'sk-1' }).AI_API_KEY).toBe('sk-1')
  for (const name of ['AI_BASE_URL', 'AI_MODEL'] as const) {
    expect(() => readEnv({ ...ai, [name]: undefined })).toThrow(/must be set both/)
  }
  expect(() => readEnv({ AI_API_KEY: 'sk-1' })).toThrow(/AI_API_KEY is of no use/)
})

test.each([
  [{ AI_BASE_URL: 'ftp://models.example/v1' }, /^AI_BASE_URL/],
  [
    { AI_BASE_URL: 'https://me:secret@models.example/v1' },
    /^AI_BASE_URL: must be an address without/,
  ],
  [{ AI_BASE_URL: 'https://models.example/v1?key=1' }, /^AI_BASE_URL: must be an address without/],
  [{ AI_API_KEY: 'two words' }, /^AI_API_KEY: must be a key without spaces/],
  [{ AI_WHOLE_MS: '0' }, /^AI_WHOLE_MS/],
  [{ AI_AT_ONCE: '0' }, /^AI_AT_ONCE/],
])('settings of a model are refused, and no secret is said back: %j', (given, sentence) => {
  const read = () => readEnv({ ...ai, ...given } as Record<string, string>)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/secret|two words/)
})
