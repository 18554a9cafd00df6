import { describe, expect, test } from 'vitest'
import type { PlainBrowser } from './plain-browser.ts'
import { built, useSite } from './open-site.ts'

type Page = Awaited<ReturnType<PlainBrowser['open']>>

const SHIRT = 'Galilee Hills T-shirt'
// Sold by the demo's second organization, alone in its order.
const CAP = 'Negev Bloom Work Cap'
const ADDRESS = {
  street: '12 Linden Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  country: 'US',
}
const STATUS = /Awaiting payment|Processing|Shipped|Delivered|Canceled|Refunded/g

describe.skipIf(!built)('buying without JavaScript', () => {
  const { app, browse } = useSite()

  const openProduct = async (browser: PlainBrowser, name: string) =>
    browser.open((await browser.open('/store?page=9')).link(`View Details ${name}`))
  const add = async (browser: PlainBrowser, name: string, values = {}) => {
    const page = await openProduct(browser, name)
    return page.press('Add to Cart', values)
  }
  const order = async (browser: PlainBrowser, person: Record<string, string>) => {
    expect((await add(browser, CAP)).said).toContain(`Added 1 ${CAP} to cart`)
    const form = await browser.open('/checkout')
    const placed = await form.press(/^Place order/, { ...ADDRESS, ...person })
    expect(placed.address).toMatch(/^\/orders\/F4I-\d+$/)
    return placed
  }
  /** What the customer, the organization and staff read at the order's addresses. */
  const readers = async (customer: PlainBrowser, number: string) => {
    const [partner, staff] = [await browse('partner2'), await browse('admin')]
    const open = () =>
      Promise.all([
        customer.open(`/orders/${number}`),
        partner.open(`/partner-dashboard/orders/${number}`),
        staff.open(`/admin/orders/${number}`),
      ])
    return { partner, staff, open }
  }
  const expectStatus = (pages: Page[], status: string) => {
    for (const page of pages) {
      // Above the history, which names the earlier ones too.
      const [first] = page.words.match(STATUS) ?? []
      expect([page.address, first]).toEqual([page.address, status])
    }
    return pages
  }

  test('a visitor orders; customer, organization and staff see the same status until delivery', async () => {
    const email = 'noa@buyers.example'
    const browser = await browse()
    expect((await browser.open('/checkout')).words).toContain('Your cart is empty')
    await add(browser, CAP)
    const cart = await browser.open('/cart')
    const form = await browser.open(cart.link('Checkout'))
    expect(form.heading).toBe('Checkout')
    expect(form.link('Sign in to save it to your account')).toBe('/auth/login?redirect=%2Fcheckout')
    const refused = await form.press(/^Place order/)
    expect(refused.words).toContain('Please enter your name.')
    expect(refused.words).toContain('Please choose a country.')
    const placed = await refused.press(/^Place order/, { ...ADDRESS, name: 'Ruth Abelson', email })
    expect(placed.address).toMatch(/^\/orders\/F4I-\d+$/)
    const number = placed.heading
    expect(placed.address).toBe(`/orders/${number}`)
    for (const words of ['How to pay', 'Include this number with your payment', '12 Linden Street'])
      expect(placed.words).toContain(words)

    const { partner, staff, open } = await readers(browser, number)
    const desk = await partner.open('/partner-dashboard/orders')
    expect(desk.link(new RegExp(number))).toBe(`/partner-dashboard/orders/${number}`)
    const list = await staff.open(`/admin/orders?q=${number}`)
    expect(list.words).toContain('Awaiting payment')
    expect(list.link(`Details of order ${number}`)).toBe(`/admin/orders/${number}`)
    const [, theirs] = expectStatus(await open(), 'Awaiting payment')

    const paid = await theirs!.press('Mark payment as received: $19.50')
    expect(paid.said).toContain(`The payment for order ${number} is confirmed.`)
    const [own] = expectStatus(await open(), 'Processing')
    expect(own!.words).toMatch(/Paid · Bank transfer or check/)
    for (const gone of ['How to pay', 'Cancel order']) expect(own!.words).not.toContain(gone)

    const sent = await paid.press('Mark as shipped', { tracking: 'Israel Post RR7' })
    expect(sent.said).toContain(`Order ${number} is marked as shipped.`)
    const shipped = expectStatus(await open(), 'Shipped')
    for (const page of shipped) expect(page.words).toContain('Israel Post RR7')

    const dialog = await staff.open(shipped[2]!.link(/^Mark as delivered/))
    const there = await dialog.press(/^Mark as delivered/, {
      reason: 'They wrote that it is there.',
    })
    expect(there.said).toContain(`Order ${number} is marked as delivered.`)
    expectStatus(await open(), 'Delivered')
    expect((await staff.open(`/admin/orders?q=${number}`)).words).toContain('Delivered')
    expect((await app().mailsTo(email)).map(({ subject }) => subject).toReversed()).toEqual([
      `Your order ${number}`,
      `Your order ${number} is paid`,
      `Your order ${number} is on its way`,
      `Your order ${number} has arrived`,
    ])
  })

  test('a visitor finds an order in another browser and cancels it', async () => {
    const email = 'again@buyers.example'
    const browser = await browse()
    const number = (await order(browser, { name: 'Ruth Abelson', email })).heading

    // The URL alone shows nothing; together with the email address it does.
    const other = await browse()
    const missing = await other.open(`/orders/${number}`)
    expect([missing.status, missing.heading]).toEqual([404, 'Order not found'])
    const form = await other.open(missing.link('Look up an order'))
    for (const wrong of [
      { number, email: 'wrong@buyers.example' },
      { number: 'F4I-999999', email },
    ])
      expect((await form.press('Look up an order', wrong)).words).toContain(
        'There is no order with this number and email address.',
      )
    const found = await form.press('Look up an order', { number, email })
    expect([found.address.includes('?key='), found.heading]).toEqual([true, number])
    expectStatus([await found.press('Yes, cancel the order')], 'Canceled')
    const { open } = await readers(browser, number)
    const [own, theirs] = expectStatus(await open(), 'Canceled')
    await expect(async () => theirs!.press(/^Mark payment as received/)).rejects.toThrow(
      'no button',
    )
    expect(own!.words).not.toContain('Cancel order')
  })

  test('a member orders, finds it among the purchases, and buys it again', async () => {
    const browser = await browse('supporter')
    await add(browser, CAP)
    expect((await browser.open('/checkout')).value('email')).toBe('supporter@demo.test')
    const cart = await browser.open('/cart')
    await cart.press(`Remove ${CAP}`)
    const number = (await order(browser, {})).heading
    const { open } = await readers(browser, number)
    const [, , staffs] = expectStatus(await open(), 'Awaiting payment')
    const paid = await staffs!.press('Mark payment as received: $19.50')
    expect(paid.said).toContain(`The payment for order ${number} is confirmed.`)
    expectStatus(await open(), 'Processing')

    const purchases = await browser.open('/dashboard?tab=purchases')
    const article = purchases.html.split('<article').find((one) => one.includes(number)) ?? ''
    expect(article).toContain(CAP)
    expect(article).toContain('Processing')
    const again = await purchases.press(`Buy Again: ${number}`)
    expect([again.address, again.words]).toEqual(['/cart', expect.stringContaining(CAP)])
    const empty = await again.press(`Remove ${CAP}`)
    expect(empty.words).toContain('Your cart is empty')
  })

  test('a visitor fills a cart, changes it, and finds it again signed in', async () => {
    const browser = await browse()
    const early = await add(browser, SHIRT)
    expect(early.words).toContain('Choose a size.')
    const added = await add(browser, SHIRT, { size: 'L', quantity: '2' })
    expect(added.said).toContain(`Added 2 ${SHIRT} (Size: L) to cart`)
    expect(added.words).not.toContain('Choose a size.')
    expect((await add(browser, CAP)).said).toContain(`Added 1 ${CAP} to cart`)

    const cart = await browser.open(added.link(/^Cart/))
    expect(cart.address).toBe('/cart')
    for (const words of ['Your cart', '3 items', '$71.48']) expect(cart.words).toContain(words)
    const named = `Quantity of ${SHIRT} (Size: L)`
    const change = (page: Page, quantity: string) => page.press('Update', { quantity }, named)
    const three = await change(cart, '3')
    expect(three.words).toContain('$77.97')
    const many = await change(three, '50')
    expect(many.alert).toMatch(/Only \d+ are left\.$/)
    const one = await change(await browser.open('/cart'), '1')
    for (const words of ['2 items', '$45.49']) expect(one.words).toContain(words)
    const without = await one.press(`Remove ${CAP}`)
    expect(without.words).not.toContain(CAP)
    expect(without.words).toContain('1 item')
    expect(without.link('Checkout')).toBe('/checkout')

    // Another browser sees nothing of it.
    expect((await (await browse()).open('/cart')).words).toContain('Your cart is empty')

    await browser.signIn('applicant@demo.test')
    const own = await browser.open('/cart')
    for (const words of ['1 item', SHIRT]) expect(own.words).toContain(words)
    const store = await browser.open(own.link('Close'))
    expect(store.address).toBe('/store')
    expect(store.link('Cart, 1 item')).toBe('/cart')
    await store.press('Sign Out')
    const empty = await browser.open('/cart')
    expect(empty.words).toContain('Your cart is empty')
    expect(empty.link('Browse the store')).toBe('/store')
  })
})
