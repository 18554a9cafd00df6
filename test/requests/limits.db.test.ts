import { describe, expect, test } from 'vitest'
import { built, useSite } from './open-site.ts'

const WAIT = /Too many attempts\. Please wait \d+ seconds, then try again\./

describe.skipIf(!built)('the production limits, with waits of only seconds', () => {
  const { browse } = useSite(() => ({ LIMITS: 'quick' }))

  test('after too many guesses the waiting time is shown; then the right password works', async () => {
    const email = 'ambassador@demo.test'
    const browser = await browse()
    let page = await browser.open('/auth')
    for (let n = 0; n < 5; n += 1) {
      page = await page.press('Login', { email, password: `a wrong one, ${n}` })
      expect(page.alert).toContain('Invalid email or password')
    }
    page = await page.press('Login', { email, password: 'a wrong one, too' })
    expect([page.status, page.alert]).toEqual([429, expect.stringMatching(WAIT)])
    expect(page.value('email')).toBe(email)
    page = await page.press('Login', { email, password: 'demo-password' })
    expect(page.address).toBe('/')
  })

  test.each([
    ['/auth', { email: 'partner@demo.test', password: 'a guess' }, 5],
    ['/contact', { name: 'A' }, 20],
  ])('a program gets it in a header: %s', async (path, form, free) => {
    const browser = await browse()
    browser.cookies.set('guest', '5b0d6a51-52a5-4d7e-9f0b-6b7a2c1f3e90')
    const post = () =>
      browser.send(path, { method: 'POST', body: new URLSearchParams(form as never) })
    for (let n = 0; n < free; n += 1) expect((await post()).status, `${n}`).not.toBe(429)
    const answer = await post()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toMatch(/Too many attempts/)
  })
})
