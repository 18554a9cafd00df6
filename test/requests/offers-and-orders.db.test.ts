import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { pictureFile } from '#test/app/pictures.ts'
import { built, useSite } from './open-site.ts'

describe.skipIf(!built)('what an organization sells and writes, without JavaScript', () => {
  const { app, browse } = useSite()

  test('a product with sizes, stock and pictures', async () => {
    const [browser, visitor] = [await browse('partner2'), await browse()]
    const name = 'Clay cup'
    let form = await browser.open('/partner-dashboard/products/new')
    form = await form.press('Add a size', {
      name,
      price: '18,5',
      'sizes.0.size': 'S',
      'sizes.0.stock': '3',
    })
    form = await form.press('Add a size', { 'sizes.1.size': 'L', 'sizes.1.stock': '0' })
    form = await form.press('Remove size 3', { 'sizes.2.size': 'A mistake' })
    expect(form.value('sizes.2.size')).toBeNull()
    form = await form.press('Move size 2 up')
    expect([form.value('sizes.0.size'), form.value('sizes.1.stock')]).toEqual(['L', '3'])
    for (const at of [0, 1]) {
      form = await form.press('Add the picture', { image: await pictureFile() })
      form = await form.press('Add a size', { [`images.${at}.alt`]: `Side ${at + 1}` })
      form = await form.press('Remove size 3')
    }
    form = await form.press('Move picture 2 forward')
    expect(form.value('images.0.alt')).toBe('Side 2')
    form = await form.press('Add to the store')
    expect(form.words).toContain('Enter the price')
    form = await form.press('Add to the store', { price: '18.50' })
    expect(form.address).toMatch(/^\/partner-dashboard\/products\/[0-9a-f-]{36}$/)
    const shown = form.link('See it in the store')
    const seen = await visitor.open(shown)
    expect([seen.heading, seen.words, seen.html]).toEqual([
      name,
      expect.stringContaining('$18.50'),
      expect.stringContaining('alt="Side 2"'),
    ])
    expect(/<input[^>]*type="radio"[^>]*value="L"[^>]*>/.exec(seen.html)?.[0]).toMatch(/\sdisabled/)

    // Another window of the same organization sets the stock first.
    const other = await browser.open(form.address)
    const first = await other.press('Save changes', { 'sizes.0.stock': '8' })
    expect(first.said).toContain('Your changes are saved.')
    const late = await form.press('Save changes', { 'sizes.0.stock': '5' })
    expect(late.words).toContain('changed somewhere else')
    expect(late.value('sizes.0.stock')).toBe('5')
    expect((await late.press('Save changes')).said).toContain('Your changes are saved.')
    const gone = await (await browser.open(form.address)).press('Remove from the store')
    expect(gone.html).toContain('Offer again')
    expect((await visitor.open(shown)).heading).toBe('Product not found')
  })

  test('an article is published, withdrawn, restored and deleted', async () => {
    const [browser, visitor] = [await browse('partner2'), await browse()]
    const title = 'The well has water'
    const form = await browser.open('/partner-dashboard/news/new')
    const refused = await form.press('Publish', {
      title,
      image: await pictureFile({ width: 640, height: 400 }),
      imageAlt: 'A hand pump in the sun',
    })
    expect(refused.words).toContain('Say what it is about')
    expect(refused.value('title')).toBe(title)
    expect(refused.html).toContain('alt="The picture of this article"')
    const page = await refused.press('Publish', {
      summary: 'Forty metres down, and clear.',
      body: 'We drank.\n\nThen we wrote this.',
    })
    const shown = page.link('See the public page')
    const article = await visitor.open(shown)
    expect([article.heading, article.words]).toEqual([
      title,
      expect.stringContaining('Then we wrote this.'),
    ])
    const off = await page.press('Withdraw')
    expect((await visitor.open(shown)).status).toBe(404)
    const back = await off.press('Publish again')
    expect((await visitor.open(shown)).status).toBe(200)
    const question = await browser.open(back.link('Delete'))
    const list = await question.press('Delete it')
    expect([list.address, list.words]).toEqual([
      '/partner-dashboard/news',
      expect.not.stringContaining(title),
    ])
  })

  test('an organization packs, ships and refunds an order', async () => {
    const browser = await browse('partner')
    const path = '/partner-dashboard/orders/F4I-1008'
    const order = await browser.open(path)
    const late = await browser.open(`${path}?ask=cancel`)
    const sent = await order.press('Mark as shipped', { tracking: 'Israel Post RR1' })
    expect(sent.said).toContain('Order F4I-1008 is marked as shipped.')
    const [mail] = await app().mailsTo('supporter@demo.test')
    expect(mail?.text).toContain('Shipped with: Israel Post RR1')
    const refused = await late.press('Cancel this order', { reason: 'Out of boxes.' })
    expect(refused.words).toContain('it is now “Shipped”')
    const there = await sent.press('Mark as delivered')
    expect(there.said).toContain('Order F4I-1008 is marked as delivered.')
    const dialog = await browser.open(there.link('Refund in full'))
    expect((await dialog.press('Refund in full')).words).toContain('Please say why')
    const done = await dialog.press('Refund in full', { reason: 'The jars were broken.' })
    expect(done.said).toContain('Order F4I-1008 is refunded.')
  })

  test('an organization refunds a unit of an order', async () => {
    const browser = await browse('partner2')
    const path = '/partner-dashboard/orders/F4I-1003'
    const dialog = await browser.open(`${path}?ask=refund-some`)
    const [, price = ''] = /(\$[\d.,]+) each/.exec(dialog.words) ?? []
    const nothing = await dialog.press(m.orderdesk_refund_some_button(), { reason: 'Broken.' })
    expect(nothing.words).toContain(m.orderdesk_refund_nothing())
    expect(nothing.value('reason')).toBe('Broken.')
    const units = /name="(units\.[\da-f-]{36})"/.exec(dialog.html)?.[1] ?? ''
    const done = await nothing.press(m.orderdesk_refund_some_button(), { [units]: '1' })
    expect(done.said).toContain(m.orderdesk_did_refund_some({ amount: price, number: 'F4I-1003' }))
    expect(done.words).toContain(`−${price}`)
    expect((await app().mailsTo('ruth.delgado@mail.example'))[0]?.text).toContain('Broken.')
  })
})
