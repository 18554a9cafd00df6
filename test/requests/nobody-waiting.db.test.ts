import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { moveWaitingLists } from '#domain/support/commands/move-waiting-lists.ts'
import { sendReminders } from '#domain/support/commands/send-reminders.ts'
import { sendNudges } from '#domain/waiting/commands/send-nudges.ts'
import { system } from '#test/app/create-test-app.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { englishIn } from './english-left.ts'
import { built, useSite } from './open-site.ts'
import { speakingSite } from './speaking-browser.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const TITLE = 'Ladles of Har Tavor'

/** What people wait for until it is over, with a moved clock, in each language. */
describe.skipIf(!built).each(['en', 'he'] as const)('without JavaScript, in %s', (language) => {
  const site = useSite()
  const { app } = site
  const { said, browse } = speakingSite(site, language)
  const mailsTo = (who: keyof typeof DEMO_USERS) => app().mailsTo(DEMO_USERS[who].email)
  // Sessions end by this clock, too.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(() => void vi.useRealTimers())
  /** The link to a page in the newest email of that kind. */
  const linkIn = async (who: keyof typeof DEMO_USERS, kind: string, page: RegExp) => {
    await app().mailWorker.drain()
    // What has been sent is kept without its keys.
    const { email } = DEMO_USERS[who]
    const mail = app().delivered.findLast((one) => one.to === email && one.kind === kind)
    return page.exec(mail?.text ?? '')?.[0] ?? `no email ${kind}`
  }

  test('a full date, the line for it, an offer, a reminder, check-in, hours, and a certificate', async () => {
    const [office, admin] = [await browse('partner'), await browse('admin')]
    const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
    // 17:00 in Israel, within an hour.
    const start = Date.parse(`${dayIn(9)}T15:00:00Z`)
    const goTo = (hours: number) => vi.setSystemTime(start + hours * HOUR)
    const shift = (at: number, day: string) => ({
      [`furtherDates.${at}.startDate`]: day,
      [`furtherDates.${at}.startTime`]: '17:00',
      [`furtherDates.${at}.endTime`]: '20:00',
      [`furtherDates.${at}.datePlaces`]: '5',
    })
    const empty = await office.open('/partner-dashboard/posts/new?type=event')
    const two = await (await empty.press('Add a date')).press('Add a date')
    const sent = await two.press('Submit for review', {
      title: TITLE,
      description: 'We cook for forty people, and eat together.',
      category: 'community-development',
      region: 'asia',
      district: 'northern-district',
      location: 'Kiryat Shmona',
      'support-volunteer': true,
      startDate: dayIn(9),
      startTime: '17:00',
      endTime: '20:00',
      chooseDates: true,
      datePlaces: '1',
      ...shift(0, dayIn(16)),
      ...shift(1, dayIn(23)),
    })
    expect(sent.words).toMatch(said('Waiting for review'))
    const approved = await (await admin.open('/admin')).press(`Approve ${TITLE}`)
    expect(approved.said).toMatch(said('Project/Event approved successfully'))

    // The first has the only place of the first date, the second waits for it.
    const list = await (await browse()).open(`/projects-events?q=${encodeURIComponent(TITLE)}`)
    const [, item = ''] =
      /<article[\s\S]*?href="([\w/]*\/projects-events\/[\da-f-]{36})"/.exec(list.html) ?? []
    const [first, second] = [await browse('ambassador'), await browse('supporter')]
    const form = await first.open(`${item}/support/volunteer`)
    const [firstDate = ''] = /name="dates" value="([\da-f-]+)"/.exec(form.html)?.slice(1) ?? []
    expect(form.html.match(/name="dates"/g)).toHaveLength(3)
    const held = await form.press('Sign up', { dates: firstDate })
    await (await office.open('/partner-dashboard/supporters')).press(/^Confirm /, {}, 'support')
    const full = await second.open(`${item}/support/volunteer`)
    expect(full.html.match(/name="dates"/g)).toHaveLength(2)
    const waits = await full.press('Sign up', { waitingDates: firstDate })
    expect(waits.words).toMatch(
      language === 'he' ? /אתם במקום 1 ברשימת ההמתנה/ : /You are number 1 /,
    )

    // The first leaves; the place is offered, taken by the emailed link, and confirmed.
    const left = await (await first.open(held.address)).press('Free up my place')
    expect(left.said).toMatch(said('Done. You are no longer expected.'))
    while (await moveWaitingLists(app().caller(system), {}));
    const offer = await linkIn('supporter', 'support.offered', /(\/he)?\/sign-ups\/\S+key=\S+/)
    const taken = await (await (await browse()).open(offer)).press('Take the place')
    expect(taken.said).toMatch(said('The place is yours.'))
    await (await office.open('/partner-dashboard/supporters')).press(/^Confirm /, {}, 'support')

    // The day before, and the evening itself.
    goTo(-22)
    while ((await sendReminders(app().caller(system), {})) > 0);
    const reminder = await linkIn(
      'supporter',
      'support.reminder-day',
      /(\/he)?\/sign-ups\/\S+key=\S+/,
    )
    const coming = await (await (await browse()).open(reminder)).press('Still coming')
    expect(coming.said).toMatch(said(/Thank you for letting us know/))
    goTo(-1)
    const atDoor = await browse('partner')
    const dates = await atDoor.open('/partner-admin/check-in')
    const door = await atDoor.open(
      dates.link(
        language === 'he'
          ? /^לרישום ההגעה: Ladles of Har Tavor, .*\d/
          : /^Open check-in: Ladles of Har Tavor, .*\d/,
      ),
    )
    expect(door.words).toMatch(said('0 of 1 here'))
    expect((await door.press(/^Here/)).words).toMatch(said('1 of 1 here'))
    goTo(6)
    const hours = await atDoor.open(door.address.replace(/(check-in\/[\da-f-]+)/, '$1/hours'))
    await hours.press('Confirm all')

    const home = await browse('supporter')
    const own = await home.open(taken.address.replace(/\?.*/, ''))
    expect(own.words).toMatch(said('3 hours confirmed. Thank you.'))
    const certificate = await (await browse()).open(own.link('Check it online'))
    expect(certificate.words).toMatch(said('This certificate is valid. It says:'))
    expect(certificate.words).toContain(TITLE)
    const pdf = await home.send(
      `${own.address.replace(/\?.*/, '')}/certificate.pdf?language=${language}`,
    )
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  test('a sign-up that nobody answers: two nudges, staff, and the answer', async () => {
    const itemId = await addSupportable(app(), { title: TITLE, places: 5 })
    const form = await (
      await browse('applicant')
    ).open(`/projects-events/${itemId}/support/volunteer`)
    const signedUp = await form.press('Sign up')
    const name = language === 'he' ? 'ידיים לגליל' : 'Galilee Hands'
    // Each row names the organization as often as any other.
    const timesNamed = async () =>
      (await (await browse('admin')).open('/admin/overdue?who=partner')).words.split(name).length -
      1
    const nudges: number[] = []
    for (const days of [4, 3, 3]) {
      vi.setSystemTime(Date.now() + days * DAY)
      nudges.push(await sendNudges(app().caller(system), {}))
    }
    expect(nudges.every((count) => count > 0)).toBe(true)
    const before = await timesNamed()
    const kinds = (await mailsTo('partner')).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind.startsWith('waiting.')).length).toBeGreaterThan(1)
    const desk = await (
      await browse('partner')
    ).open(`/partner-dashboard/supporters?post=${itemId}`)
    await desk.press(/^Confirm /, {}, 'support')
    expect(await timesNamed()).toBeLessThan(before)
    const answered = await (await browse('applicant')).open(signedUp.address)
    expect(answered.words).toMatch(said('Confirmed'))
    if (language !== 'he') return
    const mails = (await mailsTo('applicant')).filter(({ subject }) => subject.includes(TITLE))
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.flatMap(({ subject, text }) => englishIn(`${subject} ${text}`))).toEqual([])
  })
})
