import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { findWay } from './find-way.ts'
import { SITE_WAYS } from './site-ways.ts'

test('the answer on how to reach the office uses the settings', () => {
  const env = readEnv({
    OFFICE_EMAIL: 'we@here.example',
    OFFICE_PHONE: '+972 3 555 0100',
    OFFICE_ADDRESS: '1 Main Street, Haifa',
  })
  const switches = { isOn: () => true, refresh: () => Promise.resolve() } as never
  const way = findWay(SITE_WAYS, 'How can I contact you?', { env, switches })
  for (const part of ['we@here.example', '+972 3 555 0100', '1 Main Street, Haifa']) {
    expect(way?.text).toContain(part)
  }
})
