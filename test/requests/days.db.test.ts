import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { addDays } from '#domain/project-events/day.ts'
import { writeHebrewDates } from '#domain/project-events/hebrew-date.ts'
import { weekdayOf } from '#domain/project-events/holidays.ts'
import { speak } from '#platform/speak.ts'
import { openWeb } from '../access/behind-prefix.ts'
import { built, ORIGIN, useSite } from './open-site.ts'
import { openPlainBrowser } from './plain-browser.ts'

const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
const saturday = addDays(soon, 6 - weekdayOf(soon))

describe.skipIf(!built)('days and amounts, without JavaScript', () => {
  const { app, handle, browse } = useSite()

  /** A visitor's browser that asks through the web layer, which knows languages. */
  const browseInHebrew = () => {
    const web = openWeb({ handle }, app().runtime)
    return openPlainBrowser((request) => web.fetch(request), ORIGIN)
  }

  test('an event has its Hebrew date on its page and that of a sign-up, a month in the calendar', async () => {
    const visitor = await browse()
    const list = await visitor.open('/projects-events?type=event')
    const path = /href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html)?.[1] ?? ''
    const page = await visitor.open(path)
    const start = /"startDate":"([^"]+)"/.exec(page.html)?.[1]?.slice(0, 10) ?? ''
    expect(page.words).toContain(writeHebrewDates(start).slice(0, 4))
    const hebrew = (await browseInHebrew().open(`/he${path}`)).words
    expect(hebrew).toContain(speak('he', () => writeHebrewDates(start)))
    const member = await browse('supporter')
    const own = /href="(\/sign-ups\/[\da-f-]{36})"/.exec(
      (await member.open('/dashboard')).html,
    )?.[1]
    expect((await member.open(own ?? '')).words).toMatch(/\d [A-Z][a-z]+( I+)? 5[789]\d\d /)
    const year = new Date().getFullYear()
    // Of all months, only October has days of Tishrei each year.
    const autumn = (await visitor.open(`/calendar?month=${year}-10&previous=1`)).words
    expect(autumn).toContain(m.hebrewdays_month_tishrei())
  })

  test('an organization and staff are told of a date on Shabbat, which refuses nothing', async () => {
    const browser = await browse('partner2')
    const form = await browser.open('/partner-dashboard/posts/new?type=event')
    const typed = { title: 'Breakfast together', startDate: saturday, startTime: '10:00' }
    const saved = await form.press('Save draft', typed)
    expect(saved.words).toContain(m.hebrewdays_warning())
    expect(saved.words).toContain(m.hebrewdays_shabbat())
    const preview = await browser.open(saved.address.replace(/\?.*/, '') + '/preview')
    expect(preview.words).toContain(m.hebrewdays_warning())
    const sent = await saved.press('Submit for review', {
      description: 'Bread, salads and coffee in the garden, for everyone who comes.',
      category: 'education',
      endTime: '11:00',
      region: 'asia',
      district: 'jerusalem-district',
      location: 'Ein Kerem, by the spring',
      'support-volunteer': true,
    })
    expect(sent.words).toContain('Waiting for review')
    expect(sent.words).toContain(m.hebrewdays_warning())
    const staff = await browse('admin')
    const waiting = await staff.open('/admin')
    const link = new RegExp(
      `href="(/admin/projects-events/[\\da-f-]{36})"[^>]*>[^<]*${typed.title}`,
    )
    const found = link.exec(waiting.html)?.[1] ?? ''
    expect((await staff.open(found)).words).toContain(m.hebrewdays_warning())
  })

  test('amounts have shekels beside them as long as staff has set a rate', async () => {
    const visitor = await browse()
    const product = /href="(\/store\/[^"?/]+)"/.exec((await visitor.open('/store')).html)?.[1] ?? ''
    const about = /about (?:<!-- -->)?₪[\d,]+/
    expect((await visitor.open(product)).html).not.toMatch(about)
    const admin = await browse('admin')
    const settings = await admin.open('/admin/content/shekels')
    const wrong = await settings.press(m.content_save(), { body: 'much' })
    expect(wrong.words).toContain(m.content_rate_wrong())
    const saved = await wrong.press(m.content_save(), { body: '3.72' })
    expect(saved.said).toContain(m.content_saved())
    expect((await visitor.open(product)).html).toMatch(about)
    expect((await browseInHebrew().open(`/he${product}`)).words).toMatch(/כ־\S*[\d,]+ \S*₪/)
    const none = await (
      await admin.open('/admin/content/shekels')
    ).press(m.content_save(), {
      body: '',
    })
    expect(none.said).toContain(m.content_saved())
    expect((await visitor.open(product)).html).not.toMatch(about)
    for (const who of ['supporter', 'partner'] as const) {
      const other = await browse(who)
      const page = await other.open('/admin/content/shekels')
      expect(page.words).not.toContain(m.content_rate_label())
    }
  })
})
