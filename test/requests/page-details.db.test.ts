import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { built, ORIGIN, useSite } from './open-site.ts'

type Facts = Record<string, unknown> & { '@type': string }

/** What search engines read of a page. */
const factsIn = (html: string): Facts[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Facts,
  )

describe.skipIf(!built)('details of pages, over HTTP', () => {
  const { browse } = useSite()

  test('the contact page says who and where we are, and the office hours', async () => {
    const page = await (await browse()).open('/contact')
    expect(page.heading).toBe('Contact Us')
    expect(page.html).toMatch(/href="mailto:[^"]+@/)
    expect(page.html).toMatch(/href="tel:\+/)
    for (const words of [
      'Jerusalem',
      '9:00 AM to 5:00 PM',
      '9:00 AM to 2:00 PM',
      '10:00 AM to 4:00 PM',
    ]) {
      expect(page.words).toContain(words)
    }
  })

  test('the subject of a message is prefilled from the URL, and a member need not enter name and email', async () => {
    const page = await (await browse('supporter')).open('/contact?topic=product&about=Olive+oil')
    expect(page.value('subject')).toBe('A question about a product: Olive oil')
    expect(page.value('name')).toBe('Sarah Whitman')
    expect(page.value('email')).toBe('supporter@demo.test')
  })

  test('too many messages are refused with a message and the waiting time', async () => {
    const browser = await browse()
    const typed = {
      name: 'Ruth Amsalem',
      email: 'often@where.example',
      message: 'Do you need somebody who can bind books?',
    }
    const send = async (number: number) => {
      const page = await browser.open('/contact')
      return page.press(m.contact_submit(), { ...typed, subject: `Question number ${number}` })
    }
    for (let number = 1; number <= 5; number += 1)
      expect((await send(number)).said, String(number)).toContain('Message sent!')
    const refused = await send(6)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect(refused.words).toContain('try again in an hour')
    expect(refused.value('subject')).toBe('Question number 6')
  })

  test('search engines get the questions with their answers', async () => {
    const { html } = await (await browse()).open('/about')
    const faq = factsIn(html).find((one) => one['@type'] === 'FAQPage')
    const [, section = ''] = /(<[^>]*\sid="faq"[\s\S]*?<\/section>)/.exec(html) ?? []
    const questions = [...section.matchAll(/<summary[^>]*>([\s\S]*?)<\/summary>/g)]
    expect(questions.length).toBeGreaterThan(3)
    const told = (faq?.['mainEntity'] ?? []) as Facts[]
    expect(told).toHaveLength(questions.length)
    expect(told[0]).toMatchObject({
      '@type': 'Question',
      name: questions[0]?.[1]?.replaceAll(/<[^>]*>/g, '').trim(),
      acceptedAnswer: { text: expect.stringMatching(/./) },
    })
  })

  test('an event’s time and place are available to search engines', async () => {
    const browser = await browse()
    const list = await browser.open('/projects-events?type=event&time=upcoming')
    const [, event = ''] =
      /<article[\s\S]*?href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html) ?? []
    const page = await browser.open(event)
    expect(page.words).toContain('At a glance')
    const facts = factsIn(page.html)
    expect(facts.map((fact) => fact['@type']).toSorted()).toEqual(['BreadcrumbList', 'Event'])
    expect(facts.find((fact) => fact['startDate'])?.['startDate']).toMatch(/[+-]\d\d:\d\d$/)
  })

  test('the page about ambassadors has a URL for each tab, and one canonical address', async () => {
    const browser = await browse()
    for (const [name, slug, points] of [
      ['What Is It', 'what-is-it', 3],
      ['Activities', 'activities', 6],
      ['How It Works', 'how-it-works', 6],
      ['Who Can Join', 'who-can-join', 6],
      ['Why Become One', 'why', 4],
    ] as const) {
      const page = await browser.open((await browser.open('/ambassador')).link(name))
      expect(page.address).toMatch(new RegExp(`tab=${slug}$`))
      expect(page.html).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<`))
      const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(page.html) ?? []
      expect([name, main.match(/<h3\b/g)]).toEqual([name, expect.any(Array)])
      expect(main.match(/<h3\b/g)).toHaveLength(points)
    }
    expect((await browser.open('/ambassador?tab=showcase')).words).toContain('Meet our ambassadors')
    const unknown = await browser.open('/ambassador?tab=nonsense')
    expect(unknown.words).toContain('A friend of Israel, with a name and a face')
    for (const path of ['/ambassador', '/ambassadors', '/ambassador?tab=why']) {
      const page = await browser.open(path)
      expect(page.heading).toBe('Become an Ambassador')
      expect(page.html).toContain(`rel="canonical" href="${ORIGIN}/ambassador"`)
    }
    const question = await browser.open(
      (await browser.open('/ambassador')).link('Ask us a question first'),
    )
    expect(question.address).toBe('/contact?topic=ambassador')
    expect(question.value('subject')).not.toBe('')
    const registration = (await browser.open('/ambassador')).link('Register as an ambassador')
    expect((await browser.open(registration)).heading).toBe('Authentication Required')
  })

  test('whatever a browser posts to the cart, errors are shown on a page, and nothing is added', async () => {
    const browser = await browse()
    const store = await browser.open('/store?page=9')
    const product = store.link('View Details Galilee Hills T-shirt').split('/').at(-1)!
    for (const [query, form, status, sentence] of [
      [`?product=${product}`, { quantity: '1' }, 422, 'Choose a size.'],
      [`?product=${product}`, { size: 'L', quantity: '99' }, 409, / are left\./],
      [`?product=${product}`, { size: 'L', quantity: '-1' }, 422, 'Enter a whole number'],
      ['?product=x', { quantity: '1' }, 404, 'Product not found'],
      ['', { line: product, quantity: '1' }, 409, 'This is no longer in your cart.'],
      ['', { line: 'x', quantity: '1' }, 422, 'Your cart could not be changed.'],
    ] as const) {
      const answer = await browser.send(`/cart${query}`, {
        method: 'POST',
        body: new URLSearchParams(form as Record<string, string>),
      })
      expect([form, answer.status]).toEqual([form, status])
      expect(await answer.text()).toMatch(sentence)
    }
    expect((await browser.open('/cart')).words).toContain('Your cart is empty')
  })

  test('three figures are above what waits for staff', async () => {
    const { words } = await (await browse('admin')).open('/admin')
    for (const label of [m.admin_total_users(), m.admin_active_projects(), m.admin_blog_posts()])
      expect(words).toContain(label)
    expect(words).toMatch(new RegExp(`${m.admin_active_projects()}\\s*8\\d`))
  })
})
