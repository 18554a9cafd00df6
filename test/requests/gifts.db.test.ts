import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { built, useSite } from './open-site.ts'
import type { PlainBrowser } from './plain-browser.ts'

const TITLE = 'Forty roofs before the winter in Kiryat Shmona'
const AMOUNT = '22.50'
const NAME = 'Dan Perl'

describe.skipIf(!built)('gifts without JavaScript', () => {
  const { app, browse } = useSite()

  const openItem = async (browser: PlainBrowser) => {
    const list = await browser.open(`/projects-events?q=${encodeURIComponent(TITLE)}`)
    const [, address = ''] =
      /<article[\s\S]*?href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html) ?? []
    return browser.open(address)
  }
  const mailTo = async (address: string, subject: string) =>
    (await app().mailsTo(address)).find((mail) => mail.subject.startsWith(subject))?.text ?? ''
  /** The part of the page about one gift. */
  const articleOf = (html: string, words: string) =>
    html.split('<article').find((one) => one.replaceAll('<!-- -->', '').includes(words)) ?? ''

  test('a visitor gives, is told how to pay, and gets a receipt and a refund', async () => {
    const email = 'dan@givers.example'
    const browser = await browse()
    const item = await openItem(browser)
    const form = await browser.open(item.link(/^Donate/))
    expect(form.address).toBe(`${item.address}/support/donate`)
    const refused = await form.press('Give', { amount: '12,5', isNameShown: true })
    expect(refused.words).toContain('Enter the amount in dollars')
    expect(refused.words).toContain('complete email')
    expect(['amount', 'email'].map(refused.isWrong)).toEqual([true, true])
    expect(refused.chosen('isNameShown')).toHaveLength(1)
    const gift = await refused.press('Give', { amount: AMOUNT, name: NAME, email })
    expect(gift.address).toMatch(/^\/gifts\/[\w-]+$/)
    expect(gift.words).toContain(`Your gift of $${AMOUNT}`)
    expect(gift.words).toContain('Thank you. One more step.')
    const reference = /G-[\dA-F]{4}-[\dA-F]{4}/.exec(gift.words)?.[0] ?? 'none'
    const mail = await mailTo(email, 'How to complete your gift')
    expect(mail).toContain(reference)

    // Its key opens it anywhere; without the key, others cannot find it.
    const stranger = await browse()
    const missing = await stranger.open(gift.address)
    expect([missing.status, missing.words]).toEqual([
      404,
      expect.stringContaining('Gift not found'),
    ])
    const link = new URL(/\S+\/gifts\/\S+/.exec(mail)?.[0] ?? '')
    const keyed = await stranger.send(link.pathname + link.search)
    expect(Object.fromEntries(keyed.headers)).toMatchObject({
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    })
    const opened = await stranger.open(link.pathname + link.search)
    expect(opened.words).toContain(`Your gift of $${AMOUNT}`)

    const partner = await browse('partner')
    const waiting = await partner.open('/partner-dashboard/supporters?show=waiting')
    expect(articleOf(waiting.html, `A gift of $${AMOUNT}`)).toContain(reference)
    const counted = await waiting.press(`Mark payment as received: ${NAME}`)
    expect(counted.said).toContain(`Marked as received. ${NAME} has the receipt.`)
    expect(await mailTo(email, 'Receipt')).toContain(reference)
    const receipt = await browser.open(gift.address)
    for (const words of [
      "We've received your gift. Thank you.",
      'Receipt for a gift',
      'Registration number',
    ])
      expect(receipt.words).toContain(words)
    const giverOf = async () => {
      const { html } = await openItem(stranger)
      return html.split('<li').find((one) => one.includes(NAME)) ?? ''
    }
    expect(await giverOf()).toContain(`$${AMOUNT}`)

    const sums = m.gifts_refunded_part({ given: `$${AMOUNT}`, refunded: '$1.50', net: '$21' })
    const desk = () => partner.open('/partner-dashboard/supporters?show=confirmed')
    const payBack = m.gifts_pay_back_did_send()
    const own = articleOf((await desk()).html, `A gift of $${AMOUNT}`)
    const [id = 'none'] = /name="id" value="[\da-f-]{36}"/.exec(own) ?? []
    const some = { amount: '1.50', reason: 'One box too many' }
    const part = await (await desk()).press(payBack, some, id)
    expect(part.words).toContain(sums)
    expect(await mailTo(email, '$1.50 of a gift')).toContain('After all refunds, $21 remains.')
    const less = await browser.open(gift.address)
    expect(less.words).toContain("We've received your gift. Thank you.")
    // In the gift's status and on its receipt.
    expect(less.words.split(sums)).toHaveLength(3)
    expect(less.words).toContain(m.gifts_receipt_refunded_on())
    expect(await giverOf()).toContain('$21')

    const silent = await (await desk()).press(payBack, {}, id)
    expect(silent.words).toContain('Enter a reason')
    const back = await silent.press(payBack, { reason: 'The roof is finished' }, id)
    expect(back.said).toContain(`Refunded. ${NAME} has been notified.`)
    const gone = await browser.open(gift.address)
    expect(gone.words).toContain('Your gift was refunded')
    expect(gone.words).toContain('Their reason: The roof is finished')
    expect(await giverOf()).toBe('')
  })

  test('a gift can be cancelled before it is paid; staff see all of them', async () => {
    const email = 'noa-dan@givers.example'
    const browser = await browse()
    const form = await browser.open(`${(await openItem(browser)).address}/support/donate`)
    const gift = await form.press('Give', { amount: '23.50', name: 'Noa Gilboa', email })
    expect(gift.address).toMatch(/^\/gifts\/[\w-]+$/)
    const staff = await browse('admin')
    const list = await staff.open(`/admin/gifts?q=${email}`)
    for (const words of ['Noa Gilboa', '$23.50']) expect(list.words).toContain(words)
    const cancelled = await gift.press('Yes, cancel it')
    expect(cancelled.said).toContain("Your gift is canceled. You don't owe anything.")
    expect(cancelled.words).toContain('This gift was canceled')
    const ended = await staff.open(`/admin/gifts?q=${email}&show=ended`)
    expect(ended.words).toMatch(/Noa Gilboa.*Canceled|Canceled.*Noa Gilboa/)
  })
})
