import { beforeAll, describe, expect, test } from 'vitest'
import { m } from '#messages'
import { built, useSite } from './open-site.ts'
import { disbandTeams } from '#test/app/organization.ts'

const TITLE = 'Forty roofs before the winter in Kiryat Shmona'
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe.skipIf(!built)('requests and support by visitors without JavaScript', () => {
  const { app, browse } = useSite()
  beforeAll(() => disbandTeams(app()))

  const openItem = async (browser: Awaited<ReturnType<typeof browse>>, title = TITLE) => {
    const list = await browser.open(`/projects-events?q=${encodeURIComponent(title)}`)
    const found = /<article[\s\S]*?href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html)?.[1]
    if (!found) throw new Error(`Found no item for “${title}”.`)
    return browser.open(found)
  }

  test('a tour and an itinerary are requested', async () => {
    const email = 'plain-tour@where.example'
    const browser = await browse()
    const date = dayFromNow(40)
    const tour = await browser.open('/visit/tours/northern-israel')
    const typed = { date: dayFromNow(-3), travelers: '0', name: 'Plain Traveler' }
    const refused = await tour.press(m.visit_request_submit(), typed)
    expect(refused.words).toContain(m.auth_email_invalid())
    expect(refused.words).toContain(m.visit_travelers_wrong({ max: 50 }))
    const past = await refused.press(m.visit_request_submit(), { travelers: '2', email })
    expect(past.words).toContain(m.visit_date_past())
    expect(past.value('date')).toBe(typed.date)
    const sent = await past.press(m.visit_request_submit(), { date })
    expect(sent.said).toContain(m.visit_request_sent_title())

    const interests = ['food', 'nature']
    const missing = await sent.press(m.visit_itinerary_submit(), { interests })
    expect(missing.words).toContain(m.visit_arrival_missing())
    expect(missing.chosen('interests').toSorted()).toEqual(interests)
    const person = { name: 'Plain Traveler', email, accommodation: 'kibbutz', arrival: date }
    const early = await missing.press(m.visit_itinerary_submit(), {
      ...person,
      departure: dayFromNow(39),
    })
    expect(early.words).toContain(m.visit_departure_early())
    const done = await early.press(m.visit_itinerary_submit(), { departure: dayFromNow(47) })
    expect(done.said).toContain(m.visit_request_sent_title())
    expect((await app().mailsTo(email)).map(({ subject }) => subject)).toEqual([
      m.inbox_mail_itinerary_subject(),
      'We have received your request: Northern Israel Tour',
    ])

    const staff = await browse('superuser')
    const inbox = await staff.open('/admin/inbox?q=plain+traveler')
    const message = await staff.open(
      /href="(\/admin\/inbox\/[\da-f-]{36})/.exec(inbox.html)?.[1] ?? '',
    )
    expect(message.words).toContain('Nature and hiking, Food and wine')
    expect(message.words).toContain('Kibbutz lodging')
  })

  test('a gift is pledged, received, viewed, and repeated', async () => {
    const browser = await browse('applicant')
    const item = await openItem(browser)
    const form = await browser.open(`${item.address}/support/donate`)
    expect(form.words).toContain("You aren't charged now.")
    const note = 'For the roof of the library'
    const refused = await form.press('Give', { amount: 'fifty', message: note })
    expect(refused.words).toContain('Enter the amount in dollars')
    expect([refused.value('amount'), refused.value('message')]).toEqual(['fifty', note])
    const gift = await refused.press('Give', { amount: '36.75', isNameShown: true })
    expect(gift.address).toMatch(/^\/gifts\/[\w-]+$/)
    expect(gift.said).toBe('')
    expect(gift.words).toContain('Thank you. One more step.')
    expect((await browser.open(item.address)).words).toContain('Awaiting payment')
    expect((await app().mailsTo('office@galilee-hands.example'))[0]?.subject).toBe(
      `New support for ${TITLE}`,
    )

    const partner = await browse('partner')
    const desk = await partner.open('/partner-dashboard/supporters?show=waiting')
    const counted = await desk.press(/^Mark payment as received: Miriam/)
    expect(counted.said).toContain('Marked as received.')
    expect((await app().mailsTo('applicant@demo.test'))[0]?.subject).toContain('Receipt')

    const dashboard = await browser.open('/dashboard')
    expect(dashboard.words).toContain('A gift of $36.75')
    const receipt = await browser.open(dashboard.link(/receipt/))
    expect(receipt.words).toContain('Receipt for a gift')
    const again = await browser.open(dashboard.link(/^Donate Again/))
    expect([again.value('amount'), again.value('message')]).toEqual(['36.75', note])
    expect(again.chosen('isNameShown')).toHaveLength(1)
  })

  test('email is unsubscribed by its link and a button, and by nothing less', async () => {
    const donor = await browse('supporter')
    const item = await openItem(donor)
    await (await donor.open(`${item.address}/support/donate`)).press('Give', { amount: '11.10' })
    const [mail] = await app().mailsTo('office@galilee-hands.example')
    const link = /\S+\/unsubscribe\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const visitor = await browse()
    // Following the links alone unsubscribes nothing.
    for (const page of [await visitor.open(link), await visitor.open(link)])
      expect(page.heading).toBe(m.unsubscribe_title())
    const done = await (await visitor.open(link)).press(m.unsubscribe_confirm())
    expect(done.heading).toBe(m.unsubscribe_done())
    expect(done.html).not.toContain(`>${m.unsubscribe_confirm()}<`)
    const partner = await browse('partner')
    const saved = await (
      await partner.open('/account')
    ).press(m.account_mail_save(), { wanted: ['organization'] })
    expect(saved.said).toContain(m.account_mail_saved())
    expect((await visitor.open(link)).heading).toBe(m.unsubscribe_title())
    const oneClick = await visitor.send(link, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(oneClick.status).toBe(200)
    expect((await visitor.open(link)).heading).toBe(m.unsubscribe_done())
    for (const query of ['', '?token=', '?token=abc.def']) {
      const page = await visitor.open(`/unsubscribe${query}`)
      expect([page.status, page.heading]).toEqual([404, m.unsubscribe_unknown()])
    }
  })

  test('a group signs up together, and one member leaves', async () => {
    const leader = await browse('applicant')
    const name = 'Pruners'
    const group = await (await leader.open('/groups/new')).press('Start a Group', { name })
    expect(group.heading).toBe(name)
    const invitation = /value="(http[^"]*\/groups\/join\/[^"]*)"|value="(http[^"]*)"/.exec(
      group.html,
    )
    const member = await browse('partner2')
    const joined = await (
      await member.open(invitation?.[1] ?? invitation?.[2] ?? '')
    ).press(m.groups_join())
    expect(joined.address).toBe(group.address)
    const title = 'Mending burned footpaths above Katzrin'
    const item = await openItem(leader, title)
    const choose = await leader.open(`${item.address}/support/volunteer`)
    const form = await leader.open(choose.link(/^Pruners/))
    // A single member is not a group.
    const alone = await form.press(m.together_submit(), {
      people: [],
      message: 'With our own saws',
    })
    expect(alone.words).toContain('Choose at least two people')
    expect(alone.value('message')).toBe('With our own saws')
    const done = await form.press(m.together_submit(), { message: 'With our own saws' })
    expect(done.said).toContain('Signed up together.')
    expect(done.address).toBe(group.address)
    const partner = await browse('partner')
    const desk = await partner.open('/partner-dashboard/supporters?show=waiting')
    expect(desk.words).toContain(`${name} (2 people), led by Miriam Shaked`)
    expect((await desk.press(new RegExp(`^Confirm ${name}`))).said).toContain('Confirmed.')
    const out = await (await member.open('/dashboard')).press(m.together_step_out_do())
    expect(out.said).toContain(m.together_stepped_out())
    expect((await app().mailsTo('applicant@demo.test'))[0]?.subject).toBe(
      `Eitan Golan has opted out of ${title}`,
    )
  })
})
