import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { newId } from '#platform/database/new-id.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { sendMailsAt } from '#test/app/threads.ts'
import { giftPath, sealGift } from '#domain/support/gift.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import { built, useSite } from './open-site.ts'

describe.skipIf(!built)('messages without JavaScript', () => {
  const { app, browse } = useSite()

  test('a person asks on the page of their sign-up, the organization answers at its desk, an email brings them back', async () => {
    const title = 'Whitewash the clinic'
    const id = await signUp(app(), 'supporter', await addSupportable(app(), { title }))
    const person = await browse('supporter')
    const page = await person.open(signUpPagePath(id))
    const refused = await page.press('Send message', { text: ' ' })
    expect([refused.status, refused.isWrong('text')]).toEqual([422, true])
    const sent = await refused.press('Send message', { text: 'Are there <i>ladders</i>?' })
    expect(sent.said).toContain('Your message has been sent.')
    expect(sent.html).toContain('Are there &lt;i&gt;ladders&lt;/i&gt;?')

    const partner = await browse('partner')
    const desk = await partner.open('/partner-dashboard')
    const list = await partner.open(desk.link(/^Answer \w+ messages?$/))
    expect(list.words).toContain('Are there <i>ladders</i>?')
    const thread = await partner.open(`/partner-dashboard/messages/${id}`)
    expect(thread.html).not.toContain(DEMO_USERS.supporter.email)
    const answered = await thread.press('Send message', { text: 'Two of them.' })
    expect(answered.words).toContain('Two of them.')

    const dashboard = await person.open('/dashboard')
    expect(dashboard.link(`New message about ${title}`)).toBe(`/sign-ups/${id}#messages`)
    await sendMailsAt(app(), new Date(Date.now() + 600_000))
    const mails = await app().mailsTo(DEMO_USERS.supporter.email)
    const mail = mails.find(({ text }) => text.includes('Two of them.'))?.text ?? ''
    const link = new URL(/http\S+\/sign-ups\/\S+/.exec(mail)?.[0] ?? '')
    // In another browser, without signing in.
    const anywhere = await (await browse()).open(link.pathname + link.search)
    const thanked = await anywhere.press('Send message', { text: 'Thank you!' })
    expect(thanked.words).toContain('Thank you!')
    expect(thanked.words).toContain('Two of them.')
    const stranger = await browse('ambassador')
    expect((await stranger.open(signUpPagePath(id))).status).toBe(404)
    const other = await browse('partner2')
    expect((await other.open(`/partner-dashboard/messages/${id}`)).status).toBe(404)
  })

  test('a minor without consent waits for a parent, on every page; an inquiry is not called a place', async () => {
    const itemId = await addSupportable(app(), { title: 'Carobs', ages: 'consent' })
    const { id } = await supportItem(app().caller('ambassador', newId()), {
      kind: 'volunteer',
      places: '1',
      itemId,
      age: { age: 'minor', guardianName: 'Ruth Levi', guardianEmail: 'ruth@example.org' },
    })
    const person = await browse('ambassador')
    const partner = await browse('partner')
    for (const page of [
      await person.open(`/projects-events/${itemId}`),
      await person.open(signUpPagePath(id)),
      await partner.open(`/partner-dashboard/messages/${id}`),
    ]) {
      expect(page.words).toContain("Waiting for a parent's consent")
      expect(page.words).not.toContain('Waiting for an answer')
    }
    const inquiry = await signUp(app(), 'ambassador', itemId, 'business')
    const page = await person.open(signUpPagePath(inquiry))
    expect(page.words).not.toMatch(/Your place|my visit/)
    const withdrawn = await page.press('Withdraw my inquiry')
    expect(withdrawn.words).toContain('Canceled')
  })

  test('a visitor writes about their gift, stops the emails, and reports; staff hides and answers', async () => {
    const title = 'Shade for the playground'
    const email = 'shade@givers.example'
    const gift = await giveAsGuest(app(), await addSupportable(app(), { title }), { email })
    const path = giftPath(gift.id, sealGift(app().runtime.seal, gift.id))
    const partner = await browse('partner')
    const thread = await partner.open(`/partner-dashboard/messages/${gift.id}`)
    await thread.press('Send message', { text: 'Give more or else.' })

    const browser = await browse()
    const page = await browser.open(path)
    expect(page.words).toContain('Give more or else.')
    const muted = await page.press('Stop emails about these messages')
    expect(muted.said).toContain('any more emails')
    const empty = await muted.press('Send report', { reason: '' })
    expect([empty.status, empty.isWrong('reason')]).toEqual([422, true])
    const reported = await empty.press('Send report', { reason: 'They threaten me.' })
    expect(reported.words).toContain('You have reported these messages.')

    const staff = await browse('admin')
    const desk = await staff.open('/admin/reports?show=open')
    const report = await staff.open(desk.link('They threaten me.'))
    expect(report.words).toContain('Give more or else.')
    const without = await report.press('Decide and answer', { hide: true })
    expect(without.isWrong('answer')).toBe(true)
    expect(without.chosen('hide')).toHaveLength(1)
    const decided = await without.press('Decide and answer', { answer: 'They may not.' })
    expect(decided.said).toContain('The report is decided')
    expect((await browser.open(path)).words).not.toContain('Give more or else.')
    const answer = (await app().mailsTo(email)).find(({ text }) => text.includes('They may not.'))
    expect(answer?.text).toContain('We have hidden one message from you.')
    const audit = await staff.open('/admin/audit')
    expect(audit.words).toContain('Decided a reported thread of messages')
  })

  test('people who may not are turned away from the reports', async () => {
    for (const who of ['supporter', 'partner', 'ambassador'] as const) {
      const page = await (await browse(who)).open('/admin/reports')
      expect(page.address).toBe('/')
    }
  })
})
