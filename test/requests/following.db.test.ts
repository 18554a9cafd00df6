import { describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { demoId } from '#db/demo/demo-id.ts'
import { sendNoticeMails } from '#domain/following/commands/send-notice-mails.ts'
import { spreadAnnouncements } from '#domain/following/commands/spread-announcements.ts'
import { system } from '#test/app/create-test-app.ts'
import { built, useSite } from './open-site.ts'

const ORGANIZATION = `/partner/${demoId('partners', 'galilee-hands')}`

describe.skipIf(!built)('following without JavaScript', () => {
  const { app, browse } = useSite()

  async function tell() {
    while ((await spreadAnnouncements(app().caller(system), {})) > 0);
    while ((await sendNoticeMails(app().caller(system), {})) > 0);
  }

  test('a visitor signs in and follows, reads an update in the bell, and stops the emails', async () => {
    // The demo has emailed an update of the same item today; another one would wait for the daily email.
    app().advance(25 * 3_600_000)
    const visitor = await browse()
    const page = await visitor.open(ORGANIZATION)
    const begin = page.link('Follow')
    expect((await visitor.open(begin)).address).toMatch(/^\/auth\/login\?redirect=%2Ffollow/)
    await visitor.signIn(DEMO_USERS.applicant.email)
    const asked = await visitor.open(begin)
    expect(asked.heading).toBe('Galilee Hands')
    const followed = await asked.press('Follow', { how: 'at-once' })
    expect(followed.said).toContain('You now follow Galilee Hands')
    expect(followed.words).toContain('Following')

    const partner = await browse('partner')
    const desk = await partner.open('/partner-dashboard')
    expect(desk.words).toMatch(/Current followers\s*2/)
    const form = await partner.open('/partner-dashboard/news/new')
    const about = demoId('project_events', 'roofs-of-kiryat-shmona')
    const words = { title: 'The last roof is tight', summary: 'In time for the rain.' }
    const published = await form.press('Publish', { ...words, projectEventId: about })
    expect(published.said).toContain('Published.')
    expect(published.value('projectEventId')).toBe(about)
    const item = await visitor.open(`/projects-events/${about}`)
    expect(item.words).toContain('The last roof is tight')

    await tell()
    const bell = await visitor.open('/notifications')
    expect(bell.html).toContain('unread')
    const news = await visitor.open(bell.link(/The last roof is tight/))
    expect(news.address).toMatch(/^\/news\//)
    expect(news.link(/^An update on/)).toBe(`/projects-events/${about}`)
    expect((await visitor.open('/notifications')).words).not.toContain('Mark all as read')
    // It was read, so it is not emailed; the supporter has not read it.
    app().advance(600_000)
    await tell()
    const subjects = async (email: string) =>
      (await app().mailsTo(email)).map(({ subject }) => subject).join()
    expect(await subjects(DEMO_USERS.applicant.email)).not.toContain('The last roof is tight')
    expect(await subjects(DEMO_USERS.supporter.email)).toContain('The last roof is tight')

    const account = await visitor.open('/account')
    const off = await account.press('Save choices', { wanted: ['supports'] })
    expect(off.said).toContain('Your choices are saved.')
    const own = await visitor.open('/account/following')
    expect(own.words).toContain("You've turned off emails")
    const ended = await own.press('Stop following Galilee Hands')
    expect(ended.words).toContain("You don't follow anything yet")
  })
})
