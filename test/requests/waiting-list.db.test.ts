import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { moveWaitingLists } from '#domain/support/commands/move-waiting-lists.ts'
import { system } from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { built, useSite } from './open-site.ts'

describe.skipIf(!built)('waiting for a place, without JavaScript', () => {
  const { app, browse } = useSite()
  let itemId: string
  let page: string
  let held: string
  beforeAll(async () => {
    itemId = await addSupportable(app(), { title: 'Picking olives', places: 2 })
    page = `/projects-events/${itemId}`
    held = await signUp(app(), 'ambassador', itemId)
  })

  const supporters = `/partner-dashboard/supporters?post=`

  test('a member joins the list, sees their position, is offered a place and takes it by the link of the email', async () => {
    const browser = await browse('supporter')
    const item = await browser.open(page)
    expect(item.words).toContain('All 2 places are taken')
    const form = await browser.open(item.link(/^Volunteer Join the waiting list/))
    expect(form.words).toContain('Every place is taken. Join the waiting list')
    const waits = await form.press('Join the waiting list', { places: '2' })
    expect(waits.address).toMatch(/^\/sign-ups\/[\da-f-]{36}$/)
    expect(waits.said).toContain("You're on the waiting list.")
    expect(waits.words).toContain('You are number 1 on the waiting list.')
    expect(waits.words).not.toContain('What happens next')
    expect((await browser.open('/dashboard')).words).toContain('Number 1 on the waiting list')
    expect((await browser.open(`${page}/support/volunteer`)).words).toContain(
      'You are on the waiting list for this.',
    )

    const office = await browse('partner')
    const list = await office.open(supporters + itemId)
    expect(list.words).toContain('Number 1 on the waiting list')
    const shown = await office.open(`${supporters}${itemId}&show=line`)
    expect(shown.words).toContain('Decline selected')
    expect(shown.words).not.toContain('Confirm selected')
    const csv = await (
      await office.send(`/partner-dashboard/supporters.csv?post=${itemId}&show=line`)
    ).text()
    expect(csv).toContain('On the waiting list')

    await cancelSupport(app().caller('ambassador'), { id: held })
    while (await moveWaitingLists(app().caller(system), {}));
    expect((await browser.open('/dashboard')).words).toContain(
      'A place is free for you. Take it by',
    )
    const [mail] = (await app().mailsTo(DEMO_USERS.supporter.email)).filter(
      ({ subject }) => subject === 'A place for you: Picking olives',
    )
    const link = /\/sign-ups\/\S+key=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    // Scanners open links: nothing happens, and nobody has to sign in.
    const phone = await browse()
    await phone.send(link)
    const offered = await phone.open(link)
    expect(offered.words).toContain('A place is free for you. Take it by')
    const taken = await offered.press('Take the place')
    expect(taken.said).toContain('The place is yours.')
    expect(taken.words).toContain('What happens next')
  })

  test('a visitor joins the list by an emailed link, and leaves it', async () => {
    const email = 'noa@waiting.example'
    const form = await (await browse()).open(`${page}/support/volunteer`)
    const checked = await form.press('Join the waiting list', { fullName: 'Noa Levi', email })
    expect(checked.heading).toBe('Check your email')
    const [mail] = await app().mailsTo(email)
    expect(mail?.text).toContain('Every place is taken at the moment.')
    const phone = await browse()
    const opened = await phone.open(
      /\/sign-ups\/confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '',
    )
    expect(opened.words).toContain('Every place is taken at the moment.')
    const waits = await opened.press('Confirm and sign me up')
    expect(waits.words).toContain('You are number 1 on the waiting list.')
    const left = await waits.press('Leave the waiting list')
    expect(left.said).toContain('You are no longer on the waiting list.')
  })

  test('whoever does not agree to wait is refused, with the way to wait', async () => {
    const browser = await browse('applicant')
    const refused = await browser.send(`${page}/support/volunteer`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'places=1',
    })
    expect(refused.status).toBe(409)
    const words = await refused.text()
    expect(words).toContain('Every place is taken. You can join the waiting list.')
    expect(words).toContain('name="waits"')
  })
})
