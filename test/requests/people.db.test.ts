import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { readZip } from '#test/app/read-zip.ts'
import { built, useSite } from './open-site.ts'

const FIRST = 'a-first-password'
const SECOND = 'a-second-password'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1'

describe.skipIf(!built)('accounts without JavaScript', () => {
  const { app, browse } = useSite()

  const newestLink = async (email: string) => {
    const [mail] = await app().mailsTo(email)
    return /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  const signUp = async (email: string) => {
    const browser = await browse()
    const form = await browser.open('/auth?view=sign-up')
    const page = await form.press('Sign Up', { fullName: 'Ruth Amsel', email, password: FIRST })
    return { browser, page }
  }
  const account = async (email: string) => {
    const { browser } = await signUp(email)
    const form = await browser.open(await newestLink(email))
    await form.press('Confirm my address')
    return browser
  }

  test('sign up, verify, sign out', async () => {
    const email = 'new@demo.test'
    const { browser, page } = await signUp(email)
    expect([page.heading, page.said]).toEqual([
      'Check Your Email',
      expect.stringContaining('Account created successfully!'),
    ])
    const early = await (await browser.open('/auth')).press('Login', { email, password: FIRST })
    expect(early.alert).toContain('Please verify your email address first')
    expect(early.value('email')).toBe(email)

    const link = await newestLink(email)
    const elsewhere = await (await browse()).open(link)
    const wrong = await elsewhere.press('Confirm my address', { password: 'somebody-elses' })
    expect(wrong.words).toContain("isn't the password from the most recent sign-up")
    const none = await wrong.press('Confirm my address', { password: '' })
    expect(none.words).toContain('Please enter the password you chose')
    // The browser that chose the password is not asked for it again.
    const form = await browser.open(link)
    expect(form.words).toContain(email)
    expect(form.html).not.toContain('name="password"')
    const done = await form.press('Confirm my address')
    expect([done.address, done.said]).toEqual([
      '/',
      expect.stringContaining('Your address is confirmed'),
    ])
    expect(browser.cookies.has('f4i.session_token')).toBe(true)
    await done.press('Sign Out')
    expect(browser.cookies.has('f4i.session_token')).toBe(false)
    expect((await browser.open('/dashboard')).address).toMatch(/^\/auth\/login/)
  })

  test('a lost password is reset, and ends the other session', async () => {
    const email = 'lost@demo.test'
    const other = await account(email)
    const browser = await browse()
    const forgot = await browser.open((await browser.open('/auth')).link('Forgot password?'))
    const sent = await forgot.press('Send the link', { email })
    expect(sent.said).toContain('Password reset email sent')
    const link = await newestLink(email)
    const set = async (password: string, repeated = password) =>
      (await browser.open(link)).press('Set new password', { password, repeated })
    expect((await set('short')).words).toContain('Password must be at least 6 characters')
    expect((await set(SECOND, 'another')).words).toContain('Passwords do not match')
    expect((await set(SECOND)).words).toContain('Password updated successfully')
    expect((await other.open('/dashboard')).address).toBe('/auth/login?redirect=%2Fdashboard')
    const again = await (await browse()).open('/auth')
    const old = await again.press('Login', { email, password: FIRST })
    expect(old.alert).toContain('Invalid email or password')
    expect((await again.press('Login', { email, password: SECOND })).address).toBe('/')
    expect((await set('a-third-password')).words).toContain('Ask for a new link')
  })

  test('a guarded page leads to sign-in and back, and never to another site', async () => {
    const browser = await browse()
    const form = await browser.open('/dashboard?tab=saved')
    expect(form.address).toBe('/auth/login?redirect=%2Fdashboard%3Ftab%3Dsaved')
    const { email } = DEMO_USERS.supporter
    const back = await form.press('Login', { email, password: 'demo-password' })
    expect(back.address).toBe('/dashboard?tab=saved')
    expect((await browser.open('/auth?redirect=//evil.example')).address).toBe('/')
    const evil = await (await browse()).open('/auth?redirect=//evil.example')
    expect((await evil.press('Login', { email, password: 'demo-password' })).address).toBe('/')
  })

  test('a user signs out of one other device, then of all', async () => {
    const { email } = DEMO_USERS.ambassador
    const [here, phone] = [await browse('ambassador'), await browse()]
    const signInOnPhone = () =>
      phone.open('/auth', {
        method: 'POST',
        body: new URLSearchParams({ email, password: 'demo-password' }),
        headers: { 'user-agent': PHONE },
      })
    await signInOnPhone()
    const page = await here.open('/account')
    expect(page.words).toContain('This device')
    await page.press('Sign out of Safari on iPhone')
    expect((await phone.open('/dashboard')).address).toMatch(/^\/auth\/login/)
    await signInOnPhone()
    expect((await page.press('Sign out everywhere')).address).toBe('/auth')
    for (const one of [here, phone])
      expect((await one.open('/account')).address).toBe('/auth/login?redirect=%2Faccount')
  })

  test('a new password ends all other sessions', async () => {
    const email = 'changes@demo.test'
    const browser = await account(email)
    const other = await browse()
    await other.signIn(email, FIRST)
    const form = await browser.open('/account/password')
    const typed = { newPassword: SECOND, repeated: SECOND }
    const wrong = await form.press(m.account_password_submit(), { ...typed, password: 'not-mine' })
    expect(wrong.words).toContain(m.account_delete_password_wrong())
    const done = await form.press(m.account_password_submit(), { ...typed, password: FIRST })
    expect(done.said).toContain(m.account_password_done())
    expect((await other.open('/dashboard')).address).toMatch(/^\/auth\/login/)
    expect((await browser.open('/dashboard')).status).toBe(200)
    expect((await app().mailsTo(email))[0]?.kind).toBe('accounts.password-changed')
  })

  test('a user chooses email topics, downloads their data, and deletes the account', async () => {
    const email = 'leaving@demo.test'
    const browser = await account(email)
    const page = await browser.open('/account')
    expect(page.heading).toBe(m.account_title())
    const topics = page.chosen('wanted')
    expect(topics).toEqual(expect.arrayContaining(['supports', 'organization']))
    const wanted = topics.filter((topic) => topic !== 'supports')
    const saved = await page.press(m.account_mail_save(), { wanted })
    expect(saved.said).toContain(m.account_mail_saved())
    const again = await browser.open('/account')
    expect(again.chosen('wanted')).toEqual(wanted)

    const [, action = ''] = /<form[^>]*action="([^"]*data[^"]*)"/.exec(again.html) ?? []
    const zip = await browser.send(action, { method: 'POST', body: new URLSearchParams() })
    expect(zip.headers.get('content-disposition')).toMatch(/my-data-\d{4}-\d\d-\d\d\.zip/)
    const files = readZip(Buffer.from(await zip.arrayBuffer()))
    const { profiles, mail_choices } = JSON.parse(files.get('data.json') ?? '') as Record<
      string,
      object[]
    >
    expect(profiles).toMatchObject([{ email, full_name: 'Ruth Amsel' }])
    expect(mail_choices).toHaveLength(7)

    const question = await browser.open(again.link(m.account_delete_open()))
    expect(question.heading).toBe(m.account_delete_page())
    const wrong = await question.press(m.account_delete_confirm(), { password: 'not-my-password' })
    expect(wrong.words).toContain(m.account_delete_password_wrong())
    const gone = await wrong.press(m.account_delete_confirm(), { password: FIRST })
    expect([gone.address, gone.said]).toEqual([
      '/',
      expect.stringContaining(m.account_delete_done()),
    ])
    expect(gone.link('Sign In')).toBe('/auth')
    const login = await browser.open('/account')
    expect(login.address).toMatch(/^\/auth\/login/)
    const refused = await login.press('Login', { email, password: FIRST })
    expect(refused.alert).toContain('Invalid email or password')
    // The last email, which follows later, is proven in the browser.
    const kinds = (await app().mailsTo(email)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind !== 'accounts.deleted')).toEqual([])
  })

  test('a profile keeps what was typed when its picture is invalid, and is then saved', async () => {
    const browser = await browse('ambassador')
    const avatar = new File(['just words'], 'me.png', { type: 'image/png' })
    const open = await browser.open('/dashboard/profile?tab=saved')
    const form = await open.press('Save Changes', { fullName: '', city: 'Haifa', avatar })
    expect(form.words).toContain('Failed to update profile')
    expect([form.isWrong('fullName'), form.value('city')]).toEqual([true, 'Haifa'])
    const done = await form.press('Save Changes', { fullName: 'Jonathan Reed Junior' })
    expect([done.address, done.heading]).toEqual([
      '/dashboard?tab=saved',
      'Welcome, Jonathan Reed Junior',
    ])
    expect(done.said).toContain('Profile updated successfully')
    expect((await browser.open('/dashboard/profile')).value('city')).toBe('Haifa')
  })

  test('preferences are chosen and changed', async () => {
    const browser = await browse('ambassador')
    const form = await browser.open('/dashboard/preferences')
    const all = ['volunteer', 'haifa', 'medical']
    const done = await form.press('Save Preferences', {
      supportTypes: [all[0]!],
      locations: [all[1]!],
      categories: [all[2]!],
    })
    expect(done.said).toContain('Preferences updated successfully')
    const again = await browser.open('/dashboard/preferences')
    expect(['supportTypes', 'locations', 'categories'].flatMap(again.chosen)).toEqual(all)
    await again.press('Save Preferences', { locations: [] })
    expect((await browser.open('/dashboard/preferences')).chosen('locations')).toEqual([])
  })

  test('a volunteer profile is filled in, changed and deleted as a form', async () => {
    const browser = await browse()
    const page = await browser.open('/volunteer-profile')
    const form = await browser.open(page.link('Fill it in yourself'))
    const refused = await form.press('Save my profile', {
      interests: ['Education'],
      'skills-own': 'bell ringing, Old maps',
      connection: 'family',
    })
    expect(refused.status).toBe(401)
    expect(refused.words).toContain('You must be signed in to save your volunteer profile')
    expect(refused.chosen('skills')).toEqual(expect.arrayContaining(['bell ringing', 'Old maps']))
    expect(refused.value('connection')).toBe('family')
    // In another window, as the page says.
    await browser.signIn(DEMO_USERS.partner2.email)
    const saved = await refused.press('Save my profile')
    expect(saved.said).toContain('Your volunteer profile has been saved!')
    const shown = await browser.open('/volunteer-profile')
    expect(shown.words).toContain('bell ringing')
    const edit = await browser.open(shown.link('Edit'))
    const long = 'x'.repeat(80)
    const skills = ['Old maps']
    const tooLong = await edit.press('Save my profile', { skills, 'interests-own': long })
    expect(tooLong.words).toContain('longer than 60 characters')
    const done = await tooLong.press('Save my profile', { interests: [] })
    expect(done.words).toContain('Old maps')
    expect(done.words).not.toContain('bell ringing')
    const question = await browser.open((await browser.open('/volunteer-profile')).link('Delete'))
    const gone = await question.press('Delete my profile')
    expect(gone.said).toContain('Your volunteer profile has been deleted.')
  })

  test('cookie consent is given and changed in the footer', async () => {
    const browser = await browse()
    for (const [button, value, words] of [
      [m.consent_yes(), 'yes', m.consent_saved_yes()],
      [m.consent_no(), 'no', m.consent_saved_no()],
    ] as const) {
      const page = await browser.open('/terms')
      expect(page.html).not.toContain(m.consent_title())
      expect(page.html).not.toMatch(/<button[^>]*aria-pressed="[^>]*name="consent"/)
      const done = await page.press(button)
      expect([done.address, done.said, browser.cookies.get('consent')]).toEqual([
        '/terms',
        expect.stringContaining(words),
        value,
      ])
    }
    const send = (consent: string) =>
      browser.send('/preferences/consent', {
        method: 'POST',
        body: new URLSearchParams({ consent, from: '//evil.example' }),
      })
    expect((await send('maybe')).status).toBe(400)
    expect((await send('no')).headers.get('location')).toBe('/')
  })

  test('the sidebar collapses and returns to the page', async () => {
    const browser = await browse('admin')
    const page = await browser.open('/admin')
    const folded = await page.press(/^Collapse the sidebar/)
    expect([folded.address, browser.cookies.get('sidebar')]).toEqual(['/admin', 'collapsed'])
    await folded.press(/^Expand the sidebar/)
    expect(browser.cookies.get('sidebar')).not.toBe('collapsed')
  })

  test('an ambassador previews their own page before it is public', async () => {
    const [browser, visitor] = [await browse('ambassador'), await browse()]
    const form = await browser.open('/ambassador/dashboard/minisite')
    const path = form.link('View my page')
    const organizationName = 'אוהל פתוח, Portland'
    const refused = await form.press('Save', {
      organizationName,
      website: 'javascript:alert(1)',
      facebook: 'https://user:secret@facebook.com/x',
      linkedin: '//linkedin.com/x',
    })
    expect(['website', 'facebook', 'linkedin'].map(refused.isWrong)).toEqual([true, true, true])
    expect(refused.value('organizationName')).toBe(organizationName)
    const shown = await refused.press('Preview', {
      website: 'open-tent.example',
      facebook: 'facebook.com/open-tent',
      linkedin: '',
      bio: 'Come in.\n\nStay for soup.',
      isEmailPublic: false,
    })
    const preview = /<[^>]*\sinert[\s\S]*/.exec(shown.html)?.[0] ?? ''
    expect(preview).toContain('Stay for soup.')
    expect((await visitor.open(path)).heading).not.toBe(organizationName)
    const photo = await pictureFile({ width: 480, height: 600, format: 'png' })
    const saved = await shown.press('Save', { photo })
    expect(saved.said).toContain('Everyone can now see your updated page.')
    const page = await visitor.open(path)
    expect([page.heading, page.words]).toEqual([
      organizationName,
      expect.stringContaining('Stay for soup.'),
    ])
    expect(page.html).toMatch(
      /<a[^>]*href="https:\/\/open-tent\.example\/"[^>]*rel="noopener nofollow ugc"/,
    )
    for (const hidden of ['+1 207 555 0118', 'jonathan.reed@post.example', 'Edit my page'])
      expect(page.html).not.toContain(hidden)
    expect((await browser.open(path)).link('Edit my page')).toBe('/ambassador/dashboard/minisite')
    const supporter = await (await browse('supporter')).open('/ambassador/dashboard/minisite')
    expect(supporter.html).toContain('href="/ambassador-registration"')
  })
})
