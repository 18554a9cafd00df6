import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { addNews, addProduct } from '#test/app/public-rows.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { seedPosters, wholeProject } from '#test/app/posting.ts'
import { headers } from '#test/app/sign-in.ts'
import { createProjectEvent } from '#domain/project-events/commands/create-project-event.ts'
import { newId } from '#platform/database/new-id.ts'
import { openBuiltApplication, type Application } from '../../open-application.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { factsOf } from './ask-application.ts'
import { asText, readForms, type PageForm } from './read-forms.ts'

const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to ask. !!!\n')

const ORIGIN = 'http://127.0.0.1:3000'

/** The pages of a user and of an organization that save a whole form, and a field of each. */
const PAGES: [page: string, field: string][] = [
  ['/dashboard/profile', 'city'],
  ['/partner-admin?section=basic', 'mission'],
  ['/partner-admin?section=contact', 'contactPersonRole'],
  ['/partner-admin?section=focus', 'otherActivity'],
  ['/partner-dashboard/how-to-pay', 'words'],
  ['/partner-dashboard/posts/:post', 'description'],
  ['/partner-dashboard/news/:news', 'summary'],
]

describe.skipIf(!built)('with a page open in two windows', () => {
  const app = startTestApp()
  let application: Application
  let cookie = ''
  let ids: Record<string, string> = {}

  beforeAll(async () => {
    await seedPosters(app)
    application = await openBuiltApplication(app.runtime)
    const { email } = DEMO_USERS.partner
    const typed = { email, password: DEMO_PASSWORD, returnTo: '/' }
    const given = await app.runtime.auth.signIn(headers(), typed)
    cookie = given.map((one) => one.split(';')[0]).join('; ')
    const caller = app.caller('partner', newId())
    const { postId } = await createProjectEvent(caller, { type: 'project', content: wholeProject })
    const own = await findOwnPartner(app.caller('partner'), {})
    const partner_id = own?.id ?? ''
    ids = {
      ':post': postId,
      ':news': await addNews(app, { partnerId: partner_id }),
      ':product': await addProduct(app, { partnerId: partner_id }),
    }
  })
  afterAll(() => application?.close())

  async function ask(path: string, body?: BodyInit) {
    const request = new Request(new URL(path, ORIGIN), {
      headers: { cookie, accept: 'text/html', origin: ORIGIN },
      ...(body ? { method: 'POST', body } : {}),
    })
    const answer = await application.handle(request, factsOf())
    return { status: answer.status, html: await answer.text() }
  }

  /** The form of a page that contains the field, as opened in a window. */
  async function open(page: string, field: string): Promise<PageForm> {
    return formIn((await ask(page)).html, page, field)
  }

  function formIn(html: string, page: string, field: string): PageForm {
    const form = readForms(html, page).find(({ fields }) =>
      fields.some(({ name }) => name === field),
    )
    if (!form) throw new Error(`${page} has no ${field}`)
    return form
  }

  /** Submits a form as a browser does, with other text in one field. */
  function save(form: PageForm, field: string, words: string, without = '') {
    const body = form.isMultipart ? new FormData() : new URLSearchParams()
    for (const { name, type, value, options, isChecked } of form.fields) {
      if (type === 'file' || name === without || name.startsWith('remove')) continue
      const isBox = type === 'checkbox' || type === 'radio'
      // The text for "Other" is kept only while it is checked.
      if (isBox && !isChecked && value !== 'other') continue
      if (name === field) body.append(name, words)
      else if (/^other[A-Z]/.test(name)) body.append(name, value || 'Something else')
      else body.append(name, type === 'select' ? value || (options[0] ?? '') : value)
    }
    body.append('intent', 'save')
    return ask(form.action, body)
  }

  test.each(PAGES)('%s: the second save is refused and shows both texts', async (path, field) => {
    const page = path.replace(/:\w+$/, (name) => ids[name] ?? '')
    const opened = await open(page, field)
    expect((await save(opened, field, 'From the first window')).status).toBe(302)

    const refused = await save(opened, field, 'From the second window')
    expect(refused.status).toBe(409)
    const shown = asText(refused.html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))
    expect(shown).toContain('This was changed in another window')
    expect(shown).toContain('From the first window')
    expect(shown).toContain('From the second window')
    expect(await stored(page, field)).toBe('From the first window')

    // After reading both, the user can save again.
    const again = formIn(refused.html, page, field)
    expect((await save(again, field, 'From the second window')).status).toBe(302)
    expect(await stored(page, field)).toBe('From the second window')

    // A page served by an earlier release sends no version.
    const older = await save(opened, field, 'From an older page', 'version')
    expect(older.status).toBe(302)
    expect(await stored(page, field)).toBe('From an older page')
  })

  test('preferences: the second save is refused, keeps its choices and shows those of the first', async () => {
    const page = '/dashboard/preferences'
    const tick = (form: PageForm, word: string) => ({
      ...form,
      fields: form.fields.map((field) => ({
        ...field,
        isChecked: field.name === 'locations' && field.value === word,
      })),
    })
    const ticked = ({ fields }: PageForm) =>
      fields.filter(({ isChecked }) => isChecked).map(({ value }) => value)
    const opened = await open(page, 'locations')
    expect((await save(tick(opened, 'north'), '', '')).status).toBe(302)

    const refused = await save(tick(opened, 'south'), '', '')
    expect(refused.status).toBe(409)
    const shown = asText(refused.html.replaceAll(/<script\b[\s\S]*?<\/script>/g, ''))
    expect(shown).toContain('This was changed in another window')
    expect(shown).toMatch(/<dd[^>]*>The North<\/dd>/)
    const again = formIn(refused.html, page, 'locations')
    expect(ticked(again)).toEqual(['south'])
    expect(ticked(await open(page, 'locations'))).toEqual(['north'])

    expect((await save(again, '', '')).status).toBe(302)
    expect(ticked(await open(page, 'locations'))).toEqual(['south'])
    expect((await save(tick(opened, 'north'), '', '', 'version')).status).toBe(302)
  })

  test('a product: the second save is refused and keeps what was typed', async () => {
    const page = `/partner-dashboard/products/${ids[':product']}`
    const opened = await open(page, 'description')
    expect((await save(opened, 'description', 'From the first window')).status).toBe(302)

    const refused = await save(opened, 'description', 'From the second window')
    expect(refused.status).toBe(409)
    expect(asText(refused.html)).toContain('This has just been changed somewhere else')
    expect(await stored(page, 'description')).toBe('From the first window')

    const again = formIn(refused.html, page, 'description')
    expect((await save(again, 'description', 'From the second window')).status).toBe(302)
    expect(await stored(page, 'description')).toBe('From the second window')
  })

  async function stored(page: string, field: string): Promise<string | undefined> {
    const { fields } = await open(page, field)
    return fields.find(({ name }) => name === field)?.value
  }
})
