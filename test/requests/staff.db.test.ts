import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { m } from '#messages'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { built, useSite } from './open-site.ts'

const APPLICATION = 'Carmel Listening Line'

describe.skipIf(!built)('staff decisions without JavaScript', () => {
  const { app, browse } = useSite()

  test('a proposal is sent back with a reason of limited length', async () => {
    const browser = await browse('admin')
    const list = await browser.open('/admin')
    const count = Number(/Projects & Events \((\d+)\)/.exec(list.words)?.[1])
    const path = /href="(\/admin\/projects-events\/[\da-f-]{36})"/.exec(list.html)?.[1] ?? ''
    const page = await browser.open(path)
    expect(page.words).toContain(m.moderation_history())
    const dialog = await browser.open(page.link(/^Request changes/))
    const long = await dialog.press(m.moderation_ask_changes(), { reason: 'x'.repeat(2001) })
    expect(long.words).toContain(m.moderation_reason_too_long({ max: 2000 }))
    expect(long.value('reason')).toBe('x'.repeat(2001))
    const done = await long.press(m.moderation_ask_changes(), { reason: 'Please say where.' })
    expect(done.said).toContain(m.moderation_post_changes_asked())
    expect(done.words).toContain(`Projects & Events (${count - 1})`)
  })

  test('a proposal is changed as requested and resubmitted, and its history stays', async () => {
    const admin = await browse('admin')
    const reason = 'The registration number has nine digits.'
    const list = await admin.open('/admin/applications')
    const read = await admin.open(list.link(APPLICATION))
    expect(read.words).toContain(m.moderation_documents())
    const dialog = await admin.open(read.link(/^Request changes/))
    const asked = await dialog.press(m.moderation_ask_changes(), { reason })
    expect(asked.said).toContain(m.moderation_application_changes_asked())
    const waiting = await admin.open('/admin/applications?status=changes_asked')
    const decided = await admin.open(waiting.link(APPLICATION))
    expect(decided.words).toContain(reason)
    await expect(async () => decided.press(/^Approve/)).rejects.toThrow('no button')

    const browser = await browse('applicant')
    const dashboard = await browser.open('/partner-dashboard')
    expect(dashboard.words).toContain(reason)
    const form = await browser.open(dashboard.link('Edit and resubmit'))
    expect(form.words).toContain(reason)
    expect([form.value('name'), form.value('organizationType')]).toEqual([
      APPLICATION,
      'israel/nonprofit-association',
    ])
    const contact = await form.press('Continue', { registrationNumber: '580999999' })
    const done = await contact.press('Complete Registration', {
      consentAuthorizedRepresentative: true,
      consentTerms: true,
      consentContact: true,
    })
    expect(done.said).toContain('Partner registration submitted successfully!')
    const after = await browser.open('/partner-dashboard')
    expect(after.words).toContain('Waiting for review')
    expect(after.words).toContain('Earlier registrations (1)')
    expect(after.words).toContain(reason)
    expect((await browser.open('/partner-admin')).words).toContain('580999999')

    const again = await admin.open((await admin.open('/admin/applications')).link(APPLICATION))
    // Some documents are missing, so staff must confirm first.
    const question = await admin.open(again.link(/^Approve/))
    const approved = await question.press(m.moderation_approve_incomplete_do())
    expect(approved.said).toContain(m.moderation_application_approved())
    expect((await browser.open('/partner-dashboard/posts')).status).toBe(200)
  })

  test('several proposals are decided at once, and those that cannot be are named', async () => {
    const browser = await browse('admin')
    const list = await browser.open('/admin')
    const ids = [...list.html.matchAll(/name="ids"[^>]*value="([\da-f-]{36})"/g)]
      .map(([, id]) => String(id))
      .slice(0, 2)
    expect(ids).toHaveLength(2)
    const [first = '', second = ''] = ids
    const many = (who: Awaited<ReturnType<typeof browse>>, answer: string, more = {}) => {
      const body = new URLSearchParams({ intent: 'many', answer, ...more })
      for (const id of ids) {
        body.append('ids', id)
        body.append(`name-${id}`, `Called ${id}`)
      }
      return who.open('/admin', { method: 'POST', body })
    }
    // Nobody else decides.
    for (const [who, status] of [
      [undefined, 401],
      ['supporter', 403],
      ['partner', 403],
    ] as const) {
      expect([who, (await many(await browse(who), 'approve')).status]).toEqual([who, status])
    }
    // A reason is required before anything happens.
    const missing = await many(browser, 'reject', { 'reason-reject': ' ' })
    expect([missing.status, missing.words]).toEqual([
      400,
      expect.stringContaining(m.moderation_reason_missing()),
    ])
    // Another admin decides about one of them first.
    const other = await browse('superuser')
    const body = new URLSearchParams({ id: first, decision: 'reject', reason: 'Say where it is.' })
    await other.open('/admin', { method: 'POST', body })

    const partly = await many(browser, 'reject', { 'reason-reject': 'Say when it is.' })
    expect(partly.status).toBe(409)
    expect(partly.words).toContain(m.moderation_posts_rejected({ count: 1 }))
    expect(partly.words).toContain(`Called ${first}`)
    expect(partly.words).toContain('Someone else has already decided')
    expect(partly.words).not.toContain(`Called ${second}`)
    const decided = await browser.open(`/admin/projects-events/${second}`)
    expect(decided.words).toContain('Say when it is.')
    const lines = await browser.open(`/admin/audit?subjectId=${second}`)
    expect(lines.html.match(/>Decided a proposal</g)?.length).toBeGreaterThanOrEqual(1)
  })

  test('several messages are taken, and one that has changed since is refused', async () => {
    const browser = await browse('superuser')
    const list = await browser.open('/admin/inbox?status=answered')
    const values = [...list.html.matchAll(/name="ids"[^>]*value="([^"]*)"/g)]
      .map(([, value]) => String(value))
      .filter((value) => !value.endsWith(DEMO_USERS.superuser.id))
    expect(values.length).toBeGreaterThanOrEqual(1)
    const send = (answer: string, chosen: string[]) => {
      const body = new URLSearchParams({ intent: 'many', answer })
      for (const value of chosen) body.append('ids', value)
      return browser.open('/admin/inbox', { method: 'POST', body })
    }
    const taken = await send('take', values)
    expect(taken.said).toContain(m.inbox_many_taken({ count: values.length }))
    const late = await send('take', values.slice(0, 1))
    expect([late.status, late.words]).toEqual([
      409,
      expect.stringContaining('This message is now assigned to'),
    ])
  })

  test('of two editors of a text the second sees both, and may save theirs deliberately', async () => {
    const browser = await browse('admin')
    const list = await browser.open('/admin/content/faq')
    const form = await browser.open(list.link('What is an ambassador?'))
    const saved = await form.press('Save', { answer: 'Theirs.' })
    expect(saved.said).toContain('Saved. Visitors see it now.')
    const late = await form.press('Save', { answer: 'Ours.' })
    expect([late.status, late.value('answer')]).toEqual([409, 'Ours.'])
    for (const words of ['Someone else has just saved this', 'Theirs.'])
      expect(late.words).toContain(words)
    expect((await late.press('Save mine anyway')).words).toContain('Ours.')
  })

  test('a filter is saved, opened and removed, and nobody else sees it', async () => {
    const browser = await browse('admin')
    const list = await browser.open('/admin/users?q=an&type=regular')
    const form = await browser.open(list.link(m.office_filter_save()))
    const missing = await form.press(m.office_filter_save_do(), { name: ' ' })
    expect([missing.isWrong('name'), missing.words]).toEqual([
      true,
      expect.stringContaining(m.office_filter_name_missing()),
    ])
    const saved = await missing.press(m.office_filter_save_do(), { name: 'Regular people' })
    expect(saved.address).toBe('/admin/users?q=an&type=regular')
    expect((await browser.open('/admin/users')).link('Regular people')).toBe(saved.address)
    const other = await browse('superuser')
    for (const path of ['/admin/users', '/admin/filters']) {
      expect((await other.open(path)).words).not.toContain('Regular people')
    }
    const own = await browser.open('/admin/filters')
    const removed = await own.press(m.office_filter_remove_name({ name: 'Regular people' }))
    expect(removed.said).toContain(m.office_filter_removed())
    expect(removed.words).not.toContain('Regular people')
  })

  test('the administration is closed to everyone else, and says so', async () => {
    const visitor = await (await browse()).open('/admin/applications')
    expect(visitor.address).toBe('/auth/login?redirect=%2Fadmin%2Fapplications')
    for (const who of ['supporter', 'partner', 'ambassador'] as const) {
      const page = await (await browse(who)).open('/admin')
      expect([page.address, page.said]).toEqual([
        '/',
        expect.stringContaining(m.admin_no_permission()),
      ])
    }
  })

  test.each(['/admin/applications/x', `/admin/projects-events/${randomUUID()}`])(
    '%s is not found, within the frame',
    async (path) => {
      const page = await (await browse('admin')).open(path)
      expect(page.status).toBe(404)
      expect(page.html).toContain(`aria-label="${m.admin_portal()}"`)
    },
  )

  test('a user is found, made admin, suspended and restored', async () => {
    const who = DEMO_USERS.ambassador
    const browser = await browse('superuser')
    const all = await browser.open('/admin/users')
    expect(all.words).not.toContain(who.email)
    const regular = await browser.open('/admin/users?type=regular')
    expect(regular.words).not.toContain('Tamar Sade')
    const none = await browser.open('/admin/users?q=nobody+like+this')
    expect(none.words).toContain('Showing 0 users (filtered)')
    const found = await browser.open(`/admin/users?q=${who.fullName.toUpperCase()}`)
    expect(found.words).toContain('•••@demo.test')
    const page = await browser.open(found.link(`View ${who.fullName}`))
    expect(page.words).toContain(who.email)

    const act = async (action: string, reason: string) => {
      const again = await browser.open(page.address)
      const dialog = await browser.open(again.link(action))
      expect((await dialog.press(action, { reason: ' ' })).words).toContain('Enter a reason')
      return dialog.press(action, { reason })
    }
    const made = await act('Make admin', 'Helps with reviews.')
    expect(made.said).toContain("Admin role granted. They've been notified.")
    const theirs = await browse('ambassador')
    expect((await theirs.open('/admin/users')).words).toContain('Total registered users')
    const other = await theirs.open(`/admin/users/${DEMO_USERS.partner.id}`)
    expect(() => other.link('Suspend')).toThrow('no link')

    const reason = 'Shared what was not theirs to share.'
    const suspended = await act('Suspend', reason)
    expect(suspended.said).toContain("Suspended. They've been signed out everywhere")
    expect(suspended.words).toContain(reason)
    expect((await theirs.open('/dashboard')).address).toMatch(/^\/auth/)
    const login = await (await browse()).open('/auth')
    const given = { email: who.email, password: 'demo-password' }
    expect((await login.press('Login', given)).alert).toContain('This account is suspended.')

    const restored = await act('Restore', 'Apologized.')
    expect(restored.said).toContain('Restored. They can sign in again')
    expect((await login.press('Login', given)).address).toBe('/')
    expect((await app().mailsTo(who.email)).map(({ kind }) => kind).slice(0, 3)).toEqual([
      'accounts.restored',
      'accounts.suspended',
      'accounts.role-granted',
    ])
  })

  test('the panel promotes by address and by ID, and explains a refusal', async () => {
    const browser = await browse('superuser')
    const panel = await browser.open('/admin/users')
    const unknown = await panel.press('Promote by Email', { whom: 'nobody@demo.test' })
    expect(unknown.words).toContain('Could not find user with email nobody@demo.test.')
    expect(unknown.html).toContain('value="nobody@demo.test"')
    const whom = DEMO_USERS.partner2
    const done = await unknown.press('Promote by Email', { whom: whom.email })
    expect(done.said).toContain('User promoted to superadmin successfully')
    const twice = await done.press('Promote by ID', { whom: ` ${whom.id} ` })
    expect(twice.said).toContain('User is already a superadmin')
  })

  test('a message is sent, found, answered and closed', async () => {
    const subject = 'A plain browser'
    const visitor = await browse()
    const form = await visitor.open('/contact?topic=ambassador')
    const refused = await form.press(m.contact_submit())
    expect(refused.words).toContain('Message must be at least 10 characters.')
    expect(refused.value('subject')).toBe('Becoming an ambassador')
    const sent = await refused.press(m.contact_submit(), {
      name: 'Zoé Lefèvre',
      email: 'plain@where.example',
      subject,
      message: 'Is the way along the harbor even?',
    })
    expect([sent.said, sent.value('subject')]).toEqual([
      expect.stringContaining('Message sent!'),
      '',
    ])

    const browser = await browse('admin')
    const inbox = (await browser.open('/admin')).link(new RegExp(`^${m.inbox_title()}`))
    const found = await browser.open(`${inbox}?q=plain+browser`)
    const message = await browser.open(found.link(subject))
    const silent = await message.press(m.inbox_answer_send())
    expect(silent.words).toContain(m.inbox_answer_missing())
    const answered = await silent.press(m.inbox_answer_send(), { text: 'Plainly yes.' })
    expect(answered.said).toContain('Answer sent to')
    const closed = await answered.press(m.inbox_move_closed())
    expect(closed.said).toContain('marked as closed')
  })

  test('a message is taken and reassigned', async () => {
    const browser = await browse('admin')
    const open = async (list: string) =>
      /href="(\/admin\/inbox\/[\da-f-]{36})/.exec((await browser.open(list)).html)?.[1] ?? ''
    const path = await open('/admin/inbox?status=new')
    const taken = await (await browser.open(path)).press(m.inbox_take())
    expect(taken.said).toContain(m.inbox_taken())
    expect(await open('/admin/inbox?for=mine')).toBe(path)
    const handed = await (await browser.open(path)).press(m.inbox_hand_over())
    expect(handed.html).toContain(m.inbox_take())
    expect(await open('/admin/inbox?for=mine')).not.toBe(path)
  })

  test('an unanswered question becomes a phrase of a help entry, or an entry of its own', async () => {
    const browser = await browse('admin')
    const asked = await browser.send('/api/agenticai', {
      method: 'POST',
      body: JSON.stringify({
        prompt: 'Zorkmid quux blorfig? Tell me at 052-765-4321',
        actionType: 'answer',
      }),
      headers: { 'content-type': 'application/json' },
    })
    expect(asked.status).toBe(200)
    const desk = await browser.open('/admin/assistant?show=nothing-found')
    expect(desk.words).toContain('Zorkmid quux blorfig? Tell me at …')
    const help = await browser.open(desk.link('Add to help'))
    expect(help.words).toContain('Zorkmid quux blorfig? Tell me at …')
    const entry = await browser.open(help.link('Is there a map?'))
    expect(entry.value('phrases')).toMatch(/\nZorkmid quux blorfig\? Tell me at …$/)
    expect((await entry.press('Save')).said).toContain(m.content_saved())
    const again = await browser.send('/api/agenticai', {
      method: 'POST',
      body: JSON.stringify({ prompt: 'zorkmid, quux blorfig?', actionType: 'answer' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(await again.text()).toContain('(/map)')
    const form = await browser.open(help.link('New question'))
    expect(form.value('question')).toBe('Zorkmid quux blorfig? Tell me at …')
    const typed = { question: 'What is a blorfig?', answer: 'Not yet.' }
    expect((await form.press('Save', typed)).words).toContain('What is a blorfig?')
  })

  test('a suspended organization sees the reason, and is restored', async () => {
    const browser = await browse('admin')
    const found = await browser.open('/admin/partners?q=galilee+hands')
    const page = await browser.open(found.link('Galilee Hands'))
    const reason = 'The address of the office is not theirs.'
    const dialog = await browser.open(page.link(m.forms_suspend()))
    const missing = await dialog.press(m.forms_suspend(), { reason: '   ' })
    expect(missing.words).toContain(m.moderation_reason_missing())
    const done = await missing.press(m.forms_suspend(), { reason })
    expect(done.said).toContain(m.organizations_suspended({ name: 'Galilee Hands' }))
    const partner = await browse('partner')
    for (const path of ['/partner-dashboard', '/partner-admin', '/partner-dashboard/posts'])
      expect((await partner.open(path)).words, path).toContain(reason)
    expect((await partner.open('/partner-dashboard/posts/new')).status).toBe(403)
    const question = await browser.open((await browser.open(page.address)).link(m.forms_restore()))
    const restored = await question.press(m.forms_restore(), { reason })
    expect(restored.said).toContain(m.organizations_restored({ name: 'Galilee Hands' }))
  })
})
