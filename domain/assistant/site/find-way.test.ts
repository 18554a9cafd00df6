import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { findWay } from './find-way.ts'
import { SITE_WAYS } from './site-ways.ts'

test('the answer on how to reach the office has the address that the installation sets', () => {
  const env = readEnv({ OFFICE_EMAIL: 'we@here.example' })
  const switches = { isOn: () => true, refresh: () => Promise.resolve() } as never
  const way = findWay(SITE_WAYS, 'How can I contact you?', { env, switches })
  expect(way?.text).toContain('we@here.example')
})
