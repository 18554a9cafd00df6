import { describe, expect, test } from 'vitest'
import { system } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { built, useSite } from './open-site.ts'

const PROJECT = 'Turning public shelters into playrooms in Shlomi'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

describe.skipIf(!built)('an organization’s work without JavaScript', () => {
  const { app, browse } = useSite()

  test('signed out, its pages ask to sign in and lead back; other users see why they are closed', async () => {
    const browser = await browse()
    const closed = await browser.open('/partner-admin?section=documents')
    expect([closed.status, closed.heading]).toEqual([401, 'Please sign in'])
    const link = /href="(\/auth[^"]*redirect[^"]*section[^"]*)"/.exec(closed.html)?.[1] ?? ''
    const form = await browser.open(link.replaceAll('&amp;', '&'))
    const given = { email: 'applicant@demo.test', password: 'demo-password' }
    const back = await form.press('Login', given)
    expect(back.address).toBe('/partner-admin?section=documents')
    expect(back.words).toContain('Document Uploads')
    const posts = await browser.open('/partner-dashboard/posts')
    expect([posts.status, posts.heading]).toEqual([
      403,
      'Available once your organization is approved',
    ])
  })

  test('an event from draft to review and back', async () => {
    const browser = await browse('partner2')
    const form = await browser.open('/partner-dashboard/posts/new?type=event')
    const title = 'Harvest supper'
    const draft = await form.press('Submit for review', {
      title,
      startDate: day(60),
      startTime: '20:00',
      endTime: '18:00',
      image: await pictureFile({ width: 640, height: 400 }),
    })
    // The draft is saved and has a URL, and each problem is next to its field.
    expect(draft.address).toMatch(/^\/partner-dashboard\/posts\/[0-9a-f-]{36}\?check=submit$/)
    for (const problem of [
      'Describe it',
      'Choose a category.',
      'The end must come after the start.',
    ])
      expect(draft.words).toContain(problem)
    expect([draft.isWrong('endTime'), draft.value('title')]).toEqual([true, title])
    const picture = /src="(\/files\/[^"]+)"/.exec(draft.html)?.[1] ?? ''
    expect((await browser.send(picture)).headers.get('content-type')).toBe('image/webp')

    const place = await draft.press('Submit for review', {
      description: 'Soup, bread and songs.\n\nEverybody is welcome.',
      category: 'education',
      endTime: '23:00',
      region: 'asia',
      district: 'jerusalem-district',
      latitude: '35.2',
      longitude: '31.7',
    })
    expect(place.words).toContain('Say where people should go.')
    expect(place.value('description')).toContain('Everybody is welcome.')
    const saved = await place.press('Save draft', { location: 'Ein Kerem, by the spring' })
    expect(saved.said).toContain('Draft saved.')
    expect(saved.words).toContain('may be swapped')
    const sent = await saved.press('Submit for review', { latitude: '31.7', longitude: '35.2' })
    expect(sent.words).toContain('Waiting for review')
    expect(sent.value('title')).toBeNull()
    const back = await sent.press('Withdraw from review')
    expect([back.value('title'), back.words]).toEqual([title, expect.stringContaining('Withdrawn')])

    // Pictures are added, described, moved and removed without scripts too; nothing else is lost.
    const more = {
      image: await pictureFile(),
      'pictures.0.caption': 'The first',
      title: 'A supper',
    }
    const two = await back.press('Upload', more)
    expect(two.value('title')).toBe('A supper')
    const moved = await two.press('Move picture 2 up', { 'pictures.1.caption': 'The second' })
    expect([0, 1].map((at) => moved.value(`pictures.${at}.caption`))).toEqual([
      'The second',
      'The first',
    ])
    const one = await moved.press('Remove picture 1')
    expect([one.value('pictures.0.caption'), one.value('pictures.1.caption')]).toEqual([
      'The first',
      null,
    ])
    const bare = await one.press('Save draft', { title, 'pictures.0.alt': 'A long table' })
    expect(bare.value('pictures.0.alt')).toBe('A long table')
    expect((await browser.open('/partner-dashboard/posts')).words).toContain(title)

    // So are further dates: by hand, or by repeating the first one; nothing else is lost.
    const added = await bare.press('Add a date', { title: 'A long supper' })
    const dated = await added.press('Add a date', { 'furtherDates.0.startDate': day(61) })
    expect([dated.value('title'), dated.value('furtherDates.0.startDate')]).toEqual([
      'A long supper',
      day(61),
    ])
    expect(dated.value('furtherDates.1.startTime')).toBe('20:00')
    const refused = await dated.press('Submit for review', { title })
    expect(refused.isWrong('furtherDates.1.startDate')).toBe(true)
    expect(refused.words).toContain('Date 3: Choose the day it starts.')
    const fewer = await refused.press('Remove date 3')
    const endless = await fewer.press('Add these dates', { 'repeat.until': '' })
    expect(endless.isWrong('repeat.until')).toBe(true)
    const weeks = await endless.press('Add these dates', { 'repeat.until': day(75) })
    const days = (page: typeof weeks) =>
      [0, 1, 2, 3].map((at) => page.value(`furtherDates.${at}.startDate`))
    expect(days(weeks)).toEqual([day(61), day(67), day(74), null])
    const kept = await weeks.press('Save draft')
    expect(days(kept)).toEqual(days(weeks))
    expect(kept.value('pictures.0.alt')).toBe('A long table')
    const shown = await kept.press('Preview')
    expect(shown.words).toContain('and 3 more dates')

    // A copy has its texts, place, hours and pictures, and no days.
    const copy = await browser.open(bare.link('Copy to a new post'))
    expect([copy.value('title'), copy.value('location'), copy.value('startDate')]).toEqual([
      title,
      'Ein Kerem, by the spring',
      '',
    ])
    expect([copy.value('startTime'), copy.value('furtherDates.0.startTime')]).toEqual([
      '20:00',
      null,
    ])
    expect(copy.value('pictures.0.caption')).toBe('The first')
    const own = copy.address
    const other = await (await browse('partner')).open(own)
    expect([other.status, other.words.includes(title)]).toEqual([404, false])
    expect((await browser.open(own.replace(/copy=.*/, 'copy=x'))).status).toBe(422)
  })

  test('a preview shows the public page of what is typed, to the organization and to staff only', async () => {
    const [browser, admin] = [await browse('partner2'), await browse('admin')]
    const form = await browser.open('/partner-dashboard/posts/new?type=project')
    const typed = { title: 'A quiet garden', description: 'Figs and mint.', location: 'Haifa' }
    const preview = await form.press('Preview', {
      ...typed,
      region: 'asia',
      'support-donate': true,
    })
    expect(preview.address).toMatch(/^\/partner-dashboard\/posts\/[0-9a-f-]{36}\/preview$/)
    expect(preview.heading).toBe('A quiet garden')
    for (const words of ['Preview', 'Figs and mint.', 'Haifa', 'Donate'])
      expect(preview.words).toContain(words)
    // The buttons to take part are there, and do nothing.
    expect(preview.html).toMatch(/inert[^>]*>.*\/support\/donate/s)
    const { headers } = await browser.send(preview.address)
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      'noindex',
      'private, no-store',
    ])
    expect(preview.html).toContain('<meta name="robots" content="noindex"/>')
    const editor = await browser.open(preview.link('Back to editing'))
    expect(editor.value('description')).toBe('Figs and mint.')
    expect((await browser.open('/partner-dashboard/posts')).html).toContain(preview.address)

    // Nobody else sees it, and staff only once it is submitted.
    const { status } = await (await browse('partner')).open(preview.address)
    expect(status).toBe(404)
    expect((await (await browse('supporter')).open(preview.address)).status).toBe(403)
    expect((await admin.open(preview.address)).status).toBe(403)
    expect((await (await browse()).open(preview.address)).address).toMatch(/^\/auth/)
    const { id: revisionId } = await app()
      .as(system)
      .row('projectEventRevisions', ['id'], { projectEventId: preview.address.split('/')[3]! })
    const forStaff = `/admin/projects-events/${revisionId}/preview`
    expect((await admin.open(forStaff)).status).toBe(404)
    await editor.press('Submit for review', { category: 'education' })
    const review = await admin.open(`/admin/projects-events/${revisionId}`)
    const shown = await admin.open(review.link('Preview'))
    expect([shown.address, shown.heading]).toEqual([forStaff, 'A quiet garden'])
    expect((await browser.open(forStaff)).words).not.toContain('Figs and mint.')
  })

  test('the editor says what is missing before anything is submitted', async () => {
    const browser = await browse('partner2')
    const form = await browser.open('/partner-dashboard/posts/new?type=event')
    for (const missing of ['Give it a title.', 'Choose the day it starts.', 'Add a picture'])
      expect(form.words).toContain(missing)
    expect(form.html).toMatch(/href="#title"/)
    // The title comes first, and pictures come last.
    const at = (name: string) => form.html.indexOf(` name="${name}"`)
    expect([at('title') < at('startDate'), at('startDate') < at('location')]).toEqual([true, true])
    expect(at('places')).toBeLessThan(at('image'))
    const saved = await form.press('Save draft', { title: 'A walk', startDate: day(-1) })
    expect(saved.words).not.toContain('Give it a title.')
    expect(saved.words).toContain('Describe it')
  })

  test('a file that is not a picture loses nothing that was typed', async () => {
    const browser = await browse('partner2')
    const form = await browser.open('/partner-dashboard/posts/new?type=project')
    const image = new File(['not at all'], 'picture.png', { type: 'image/png' })
    const typed = { title: 'With a strange picture', donationGoal: '25,000', image }
    const page = await form.press('Save draft', { ...typed, 'support-donate': true })
    expect(page.words).toContain('Please choose a picture')
    expect([page.value('title'), page.value('donationGoal')]).toEqual([
      typed.title,
      typed.donationGoal,
    ])
    expect(page.chosen('support-donate')).toHaveLength(1)
  })

  test('a public post is taken down after a confirmation', async () => {
    const browser = await browse('partner')
    const list = await browser.open('/partner-dashboard/posts')
    const page = await browser.open(list.link(/Lights on again along Metula/))
    const shown = page.link('See the public page')
    expect((await browser.open(shown)).status).toBe(200)
    const question = await browser.open(page.link('Take down'))
    expect(question.link('Keep it public')).toBe(page.address)
    expect((await question.press('Take it down')).words).toContain('Withdrawn')
    expect((await browser.open(shown)).status).toBe(404)
  })

  test('supporters are answered together, and a project is completed', async () => {
    for (const who of ['supporter', 'applicant'] as const) {
      const browser = await browse(who)
      const list = await browser.open(`/projects-events?q=${encodeURIComponent(PROJECT)}`)
      const [, item] = /<article[\s\S]*?href="(\/projects-events\/[\da-f-]{36})"/.exec(list.html)!
      const form = await browser.open(`${item}/support/volunteer`)
      expect((await form.press('Sign up')).said).toContain('Thank you for signing up')
    }
    const browser = await browse('partner')
    const list = await browser.open('/partner-dashboard/supporters?show=waiting')
    const [, post] = new RegExp(`<option[^>]*value="([^"]*)"[^>]*>${PROJECT}`).exec(list.html)!
    const waiting = await browser.open(`/partner-dashboard/supporters?show=waiting&post=${post}`)
    const ids = [...waiting.html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].flatMap(
      ([tag]) => /value="([\da-f-]{36})"/.exec(tag)?.[1] ?? [],
    )
    expect(ids.length).toBeGreaterThanOrEqual(2)
    const many = (answer: string) => {
      const body = new URLSearchParams({ intent: 'many', 'reason-declined': '', answer })
      for (const id of ids) body.append('ids', id)
      return browser.open(waiting.address, { method: 'POST', body })
    }
    // A reason is required before anyone can be declined.
    expect((await many('declined')).words).toContain('Enter a reason')
    expect((await many('confirmed')).said).toContain(
      `${ids.length} supporters confirmed and notified.`,
    )

    const posts = await browser.open('/partner-dashboard/posts')
    const page = await browser.open(posts.link(new RegExp(PROJECT)))
    const form = await browser.open(page.link('Complete'))
    const wrong = await form.press('Mark as completed', { hours: '-5' })
    expect([wrong.isWrong('hours'), wrong.value('hours')]).toEqual([true, '-5'])
    const done = await wrong.press('Mark as completed', { hours: '3,000' })
    expect(done.said).toContain('have been thanked')
  })

  test('spreadsheet exports contain one’s own rows, and are available to no one else', async () => {
    const path = '/partner-dashboard/supporters.csv'
    expect((await (await browse()).send(path)).status).toBe(302)
    expect((await (await browse('supporter')).send(path)).status).toBe(403)
    const browser = await browse('partner')
    const table = await browser.send(`${path}?kind=donate`)
    expect(Object.fromEntries(table.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="supporters.csv"',
      'cache-control': expect.stringContaining('no-store'),
    })
    const lines = (await table.text()).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF?Received,Project or event,/)
    expect(lines.slice(1, -1).every((line) => line.includes(',Donate,'))).toBe(true)
    const posts = await (await browser.send('/partner-dashboard/posts.csv')).text()
    expect(posts).toContain('Forty roofs before the winter in Kiryat Shmona')
    const shared = await (await browser.send('/partner-dashboard/orders.csv?q=F4I-1007')).text()
    expect(shared).toContain('F4I-1007')
    expect(shared).not.toContain('Work Cap')
  })
})
