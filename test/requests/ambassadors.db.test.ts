import { describe, expect, test } from 'vitest'
import { built, useSite } from './open-site.ts'
import type { PlainBrowser } from './plain-browser.ts'

// A project of the demo's first organization.
const TITLE = 'Forty roofs before the winter in Kiryat Shmona'
const DASHBOARD = '/ambassador/dashboard'
const THROUGH = 'Through Ruth Amsel'
/** Visits by programs are not credited. */
const AS_PERSON = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' } }

describe.skipIf(!built)('ambassadors without JavaScript', () => {
  const { app, browse } = useSite()

  const becomeAmbassador = async (email: string) => {
    const browser = await browse()
    const password = 'a-good-password'
    const form = await browser.open('/auth?view=sign-up')
    await form.press('Sign Up', { fullName: 'Ruth Amsel', email, password })
    const [mail] = await app().mailsTo(email)
    const confirm = await browser.open(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    await confirm.press('Confirm my address')
    const registration = await browser.open('/ambassador-registration')
    const done = await registration.press('Register as an ambassador', {
      fullName: 'Ruth Amsel',
      contactEmail: email,
      mobileNumber: '+1 212 555 0142',
      ambassadorType: 'individual',
    })
    expect(done.words).toContain('Good to have you with us')
    return browser
  }
  const openItem = async (browser: PlainBrowser) => {
    const list = await browser.open(`/projects-events?q=${encodeURIComponent(TITLE)}`)
    const [, address = ''] =
      /<article[\s\S]*?href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html) ?? []
    return address
  }

  test('a member follows a campaign’s link, volunteers, and counts once confirmed; without the checkbox not', async () => {
    const ambassador = await becomeAmbassador('noa@credit.example')
    const form = await ambassador.open(`${DASHBOARD}/campaigns/new`)
    const campaign = await form.press(/^Start/, {
      title: 'Twenty pairs of hands',
      goalKind: 'supporters',
      goal: '20',
    })
    expect(campaign.address).toMatch(/campaigns\/(?!new)[\w-]+/)
    const link = new URL(/value="(http[^"]*\/a\/[^"]*)"/.exec(campaign.html)?.[1] ?? '').pathname

    const member = await browse('partner2')
    expect((await member.open(link, AS_PERSON)).address).toMatch(/^\/ambassador\/[\w-]+#[\w-]+$/)
    const item = await openItem(member)
    const support = await member.open(`${item}/support/volunteer`)
    expect(support.words).toContain('You came here through Ruth Amsel')
    await support.press('Sign up')
    expect((await member.open('/dashboard')).words.split(THROUGH)).toHaveLength(2)

    // Another one gives support, but without crediting the ambassador.
    const other = await browse('applicant')
    const shared = await other.open(`${link}/${item.split('/').at(-1)}`, AS_PERSON)
    expect(shared.address).toBe(item)
    const silent = await other.open(`${item}/support/volunteer`)
    expect(silent.chosen('isCredited')).toHaveLength(1)
    await silent.press('Sign up', { isCredited: false })
    expect((await other.open('/dashboard')).words).not.toContain(THROUGH)

    expect((await ambassador.open(campaign.address)).words).toContain('0 of 20 supporters')
    const partner = await browse('partner')
    const desk = await partner.open('/partner-dashboard/supporters?show=waiting&kind=volunteer')
    const card = desk.html
      .split('<article')
      .find((one) => one.replaceAll('<!-- -->', '').includes(THROUGH))
    const [id = 'none'] = /name="id" value="[\da-f-]{36}"/.exec(card ?? '') ?? []
    await desk.press(/^Confirm/, {}, id)
    expect((await ambassador.open(campaign.address)).words).toContain('1 of 20 supporters')
    expect((await ambassador.open(DASHBOARD)).words).toMatch(/\b1 Supporters\b/)
  })

  test('results are shown in charts, and in tables with the same totals', async () => {
    const browser = await browse()
    const closed = await browser.open(`${DASHBOARD}/analytics?period=90`)
    expect(closed.address).toMatch(/^\/auth\/login\?redirect=.*period%3D90$/)
    await browser.signIn('ambassador@demo.test')
    const raised = /(\$[\d,]+) Total Raised/.exec((await browser.open(DASHBOARD)).words)?.[1] ?? ''
    expect(raised).toMatch(/^\$[1-9]/)

    const analytics = await browser.open((await browser.open(DASHBOARD)).link('Analytics'))
    const page = await browser.open(analytics.link('All time'))
    const figures = [...page.html.matchAll(/<figure[\s\S]*?<\/figure>/g)].map(([one]) => one)
    const named = (name: RegExp) =>
      (figures.find((one) => name.test(one.replaceAll(/<[^>]*>/g, '').trim())) ?? '')
        .replaceAll('<!-- -->', '')
        .split('</table>')[0]
    const lastCell = (html = '') =>
      [...html.matchAll(/<td\b[^>]*>([\s\S]*?)<\/td>/g)].at(-1)?.[1]?.replaceAll(/<[^>]*>/g, '')
    expect(named(/^Gifts over time/)).toContain(`${raised} in total`)
    for (const name of [/^Gifts over time/, /^By project/, /^By campaign/])
      expect([name, lastCell(named(name))]).toEqual([name, raised])

    const file = await browser.send(page.link('Download as a spreadsheet (CSV)'))
    expect(file.headers.get('content-disposition')).toContain('credited-supports.csv')
    const [head, ...lines] = (await file.text()).trim().split(/\r?\n/)
    expect(head).toContain('Received after refunds (US$)')
    expect(lines.length).toBeGreaterThan(20)
  })
})
