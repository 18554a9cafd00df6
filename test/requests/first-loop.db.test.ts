import { describe, expect, test } from 'vitest'
import { pdfFile } from '#test/app/papers.ts'
import { inLanguage } from '#platform/text/language.ts'
import { built, useSite } from './open-site.ts'
import { englishIn } from './english-left.ts'
import { speakingSite, type SpeakingBrowser } from './speaking-browser.ts'

const NAME = 'Wells of Har Tavor'
const PROJECT = `${NAME}: walls by hand`
const EVENT = `${NAME}: open day`
const PASSWORD = 'a-good-password'

const LANGUAGES = ['en', 'he'] as const

/** The core loop of the product, from an organization's application to a supporter who gets the answer, in each language. */
describe.skipIf(!built).each(LANGUAGES)('the first loop without JavaScript, in %s', (language) => {
  const site = useSite()
  const { app } = site
  const { said, named, browse } = speakingSite(site, language)

  const search = (browser: SpeakingBrowser, query: string) =>
    browser.open(`/projects-events?q=${encodeURIComponent(query)}`)
  /** Signs up at that address, and confirms it by the email. */
  const signUp = async (
    browser: SpeakingBrowser,
    from: string,
    fullName: string,
    email: string,
  ) => {
    const form = await browser.open(from)
    const asked = await form.press('Sign Up', { fullName, email, password: PASSWORD })
    expect(asked.heading).toMatch(named('Check Your Email'))
    const [mail] = await app().mailsTo(email)
    const opened = await browser.open(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    return opened.press('Confirm my address')
  }

  test('an organization joins, posts, is found and supported', async () => {
    const [owner, admin, visitor] = [await browse(), await browse('admin'), await browse()]
    const [ownerMail, visitorMail] = ['owner@loop.example', 'visitor@loop.example']
    const consents = {
      consentAuthorizedRepresentative: true,
      consentTerms: true,
      consentContact: true,
    }

    // It applies, and signs up on the way.
    const start = await owner.open('/partner-registration')
    const basic = await owner.open(start.link('Fill in the form first'))
    const contact = await basic.press('Continue', {
      name: NAME,
      website: 'https://terraces.example',
      registrationNumber: '580123456',
      yearEstablished: '2011',
      country: 'israel',
      organizationType: 'israel/nonprofit-association',
      charitableStatus: 'yes',
    })
    const refused = await contact.press('Complete Registration', {
      contactPersonName: 'Noga Tal',
      contactPersonRole: 'Director',
      email: ownerMail,
      phone: '+972 50 555 0123',
      ...consents,
    })
    expect(refused.words).toMatch(said('You must be logged in to submit a registration'))
    const [, link = ''] =
      /href="([\w/]*\/auth\?view=sign-up[^"]*redirect[^"]*)"/.exec(refused.html) ?? []
    const registered = await signUp(owner, link.replaceAll('&amp;', '&'), 'Noga Tal', ownerMail)
    expect(registered.address).toMatch(/^(\/he)?\/partner-registration/)
    const kept = await owner.open('/partner-registration?step=contact')
    expect(kept.value('contactPersonRole')).toBe('Director')
    const applied = await kept.press('Complete Registration', consents)
    expect(applied.link('Go to Partner Dashboard')).toBe(inLanguage('/partner-dashboard', language))

    for (const [kind, document] of [
      ['registration-certificate', 'Registration Certificate'],
      ['good-standing-certificate', 'Good Standing Certificate'],
    ] as const) {
      const documents = await owner.open('/partner-admin?section=documents')
      const uploaded = await documents.press(
        /^Upload/,
        { file: pdfFile(`${kind}.pdf`) },
        `value="${kind}"`,
      )
      expect(uploaded.said).toMatch(said(`${document}: uploaded`))
    }

    // An admin approves it.
    const application = await admin.open((await admin.open('/admin/applications')).link(NAME))
    expect(application.words).toContain('registration-certificate.pdf')
    const approved = await application.press(/^Approve/)
    expect(approved.said).toMatch(said('Application approved successfully'))
    expect((await app().mailsTo(ownerMail))[0]?.subject).toMatch(
      /is now a partner|הצטרף לידידי ישראל/,
    )

    for (const [type, title] of [
      ['project', PROJECT],
      ['event', EVENT],
    ] as const) {
      const form = await owner.open(`/partner-dashboard/posts/new?type=${type}`)
      const sent = await form.press('Submit for review', {
        title,
        description: `We mend old walls, stone by stone.\n\nCome for ${title}.`,
        category: 'community-development',
        region: 'asia',
        district: 'northern-district',
        location: 'Ein Harel',
        'support-volunteer': true,
        places: '10',
        ...(type === 'event' ? { startDate: '2031-03-01', startTime: '17:30' } : {}),
      })
      expect(sent.words).toMatch(said('Waiting for review'))
    }

    // No one finds them before an admin approves them.
    expect((await search(visitor, NAME)).words).toMatch(said('No results found'))
    for (const title of [PROJECT, EVENT]) {
      const done = await (await admin.open('/admin')).press(`Approve ${title}`)
      expect(done.said).toMatch(said('Project/Event approved successfully'))
    }

    // A visitor finds the project, signs up and supports it.
    expect((await search(visitor, NAME.toUpperCase())).words).toContain(EVENT)
    const projects = await visitor.open(
      `/projects-events?q=${encodeURIComponent(NAME)}&type=project`,
    )
    expect(projects.words).not.toContain(EVENT)
    const [, address = ''] =
      /<article[\s\S]*?href="([\w/]*\/projects-events\/[\da-f-]{36})"/.exec(projects.html) ?? []
    const item = await visitor.open(address)
    expect(item.heading).toBe(PROJECT)
    const form = await visitor.open(item.link(/^Volunteer/))
    const asked = await form.press('Sign up', {
      fullName: 'Ben Marsh',
      email: visitorMail,
      places: '3',
    })
    expect(asked.heading).toMatch(named('Check your email'))
    const [mail] = await app().mailsTo(visitorMail)
    const opened = await visitor.open(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const supported = await opened.press('Confirm and sign me up')
    expect(supported.said).toMatch(/Thank you for signing up|תודה שנרשמתם/)

    // The organization sees the supporter and answers, and the supporter sees the answer.
    const desk = await owner.open('/partner-dashboard/supporters')
    expect(desk.words).toContain(visitorMail)
    const confirmed = await desk.press('Confirm Ben Marsh')
    expect(confirmed.said).toMatch(said('Confirmed. Ben Marsh has been notified.'))
    const own = (await visitor.open('/dashboard')).words
    expect([own.includes(PROJECT), new RegExp(said('Confirmed')).test(own)]).toEqual([true, true])
    expect((await search(visitor, PROJECT)).words).toMatch(said('7 places left'))
    expect((await app().mailsTo(visitorMail)).map(({ kind }) => kind)).toContain(
      'support.confirmed',
    )
    if (language !== 'he') return
    const mails = [...(await app().mailsTo(ownerMail)), ...(await app().mailsTo(visitorMail))]
    expect(mails.length).toBeGreaterThan(3)
    expect(mails.flatMap(({ subject, text }) => englishIn(`${subject} ${text}`))).toEqual([])
  })
})
