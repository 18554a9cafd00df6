import { beforeAll, describe, expect, test } from 'vitest'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { openBrowser } from '#test/app/browsing.ts'
import { hidePage } from '#test/app/crediting.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'

const app = startTestApp()
let one: { id: string; code: string }
let other: { id: string; code: string }
let itemId: string
beforeAll(async () => {
  one = await makeAmbassador(app, 'ambassador')
  other = await makeAmbassador(app, 'applicant')
  itemId = await addSupportable(app)
})

describe('attribution token', () => {
  test('holds the last link followed, for thirty days', async () => {
    const browser = openBrowser(app)
    await browser.follow(`/a/${one.code}`)
    expect(browser.referral()).toEqual({ code: one.code, at: expect.any(Date) })
    app.advance(60_000)
    await browser.follow(`/a/${other.code}`)
    expect(browser.referral()?.code).toBe(other.code)
    app.advance(29 * 86_400_000)
    expect(browser.referral()?.code).toBe(other.code)
    app.advance(2 * 86_400_000)
    expect(browser.referral()).toBeNull()
  })

  test('is ignored unless sealed by us for this purpose', async () => {
    const browser = openBrowser(app)
    await browser.follow(`/a/${one.code}`)
    const real = browser.cookie()
    const [body = '', mark = ''] = real.split('.')
    const words = Buffer.from(body, 'base64url').toString()
    const changed = Buffer.from(words.replace(one.code, other.code)).toString('base64url')
    const { seal, clock } = app.runtime
    const now = clock.now().getTime()
    const kept = { code: one.code, at: now, day: '2026-01-01', counted: [] }
    for (const forged of [
      `${changed}.${mark}`,
      `${body}.`,
      `${body}.AAAA`,
      `${real}.${mark}`,
      body,
      '',
      '%',
      seal.close('gift', words),
      seal.close('touch', JSON.stringify({ ...kept, at: now + 60_000 })),
      seal.close('touch', JSON.stringify({ ...kept, code: '../../x' })),
      seal.close('touch', JSON.stringify({ ...kept, at: 'now' })),
      seal.close('touch', '"x"'),
    ]) {
      expect(browser.referral(forged), forged).toBeNull()
    }
    expect(browser.referral(seal.close('touch', JSON.stringify(kept)))?.code, 'our own').toBe(
      one.code,
    )
    expect(browser.referral(real)?.code).toBe(one.code)
  })

  test('ignores a hidden page and keeps the earlier link', async () => {
    const browser = openBrowser(app)
    await browser.follow(`/a/${other.code}`)
    await hidePage(app, one.id)
    const { to } = await browser.follow(`/a/${one.code}/${itemId}`)
    const { to: bare } = await browser.follow(`/a/${one.code}`)
    await hidePage(app, one.id, false)
    expect([to, bare]).toEqual([`/projects-events/${itemId}`, '/ambassador'])
    expect(browser.referral()?.code).toBe(other.code)
  })

  test('is ignored while ambassadors are closed; projects stay reachable', async () => {
    const switchIt = async (ambassadors: boolean) => {
      await saveFeatures(app.caller('admin'), { features: { ambassadors } })
      await app.runtime.switches.refresh()
    }
    const before = openBrowser(app)
    await before.follow(`/a/${one.code}`)
    await switchIt(false)
    const browser = openBrowser(app)
    const { to } = await browser.follow(`/a/${one.code}/${itemId}`)
    const { to: bare } = await browser.follow(`/a/${one.code}`)
    const known = before.referral()
    await switchIt(true)
    expect([to, bare, known]).toEqual([`/projects-events/${itemId}`, '/ambassador', null])
    expect(browser.referral()).toBeNull()
  })
})

describe('credit of a form', () => {
  test('requires the checkbox, for the link it names', async () => {
    const browser = openBrowser(app)
    await browser.follow(`/a/${one.code}`)
    expect(browser.credits({ isCredited: one.code })?.code).toBe(one.code)
    expect(browser.credits({})).toBeNull()
    expect(browser.credits({ isCredited: other.code })).toBeNull()
    expect(browser.credits({ isCredited: 'on' })).toBeNull()
    const nobody = openBrowser(app)
    expect(nobody.credits({ isCredited: one.code })).toBeNull()
  })
})
