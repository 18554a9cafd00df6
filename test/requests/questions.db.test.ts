import { beforeAll, describe, expect, test } from 'vitest'
import { m } from '#messages'
import { addSupportable } from '#test/app/supporting.ts'
import { built, useSite } from './open-site.ts'

const none = { isRequired: false, options: [], least: null, most: null }
const QUESTIONS = [
  {
    ...none,
    id: 'shirtsiz',
    kind: 'choice',
    isRequired: true,
    texts: { en: 'Which shirt?', he: 'איזו חולצה?' },
    options: [
      { en: 'Small', he: 'קטנה' },
      { en: 'Large', he: 'גדולה' },
    ],
  },
  { ...none, id: 'howmanyy', kind: 'number', texts: { en: 'How many trees?' }, least: 2, most: 20 },
  { ...none, id: 'anything', kind: 'text', texts: { en: 'Anything else?' } },
  {
    ...none,
    id: 'agreesto',
    kind: 'tick',
    isRequired: true,
    texts: { en: 'I agree to be filmed.' },
  },
]

describe.skipIf(!built)('questions and consent at sign-up, without JavaScript', () => {
  const { app, browse } = useSite()
  let itemId: string
  let page: string
  beforeAll(async () => {
    const asking = { questions: JSON.stringify(QUESTIONS), title: 'Pruning at Ein Harel' }
    itemId = await addSupportable(app(), asking)
    page = `/projects-events/${itemId}`
  })

  const linkIn = async (email: string, path: string) => {
    const [mail] = await app().mailsTo(email)
    return new RegExp(`https?://[^/]+(/${path}\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('a visitor answers, confirms, and changes an answer; the organization sees and exports them', async () => {
    const email = 'asked@questions.example'
    const phone = await browse()
    const form = await phone.open(`${page}/support/volunteer`)
    expect(form.words).toContain('How many trees? From 2 to 20')
    const empty = await form.press('Sign up')
    expect(['fullName', 'email', 'answers.agreesto'].map(empty.isWrong)).toEqual([true, true, true])
    expect(empty.alert).toContain(m.questions_choice_missing())
    const person = { fullName: 'Noa Levi', email }
    const refused = await form.press('Sign up', {
      ...person,
      'answers.howmanyy': '21',
      'answers.anything': '=1+1',
    })
    expect(refused.status).toBe(422)
    expect(['answers.howmanyy', 'answers.agreesto'].map(refused.isWrong)).toEqual([true, true])
    expect(refused.alert).toContain(m.questions_choice_missing())
    expect(refused.value('answers.howmanyy')).toBe('21')
    await refused.press('Sign up', {
      'answers.shirtsiz': '1',
      'answers.howmanyy': '12',
      'answers.agreesto': true,
    })

    const opened = await phone.open(await linkIn(email, 'sign-ups/confirm'))
    expect(opened.words).toContain('Which shirt? Large')
    const own = await opened.press('Confirm and sign me up')
    expect(own.words).toContain('How many trees? 12')
    const again = await own.press(m.questions_save(), { 'answers.howmanyy': '1' })
    expect([again.status, again.isWrong('answers.howmanyy')]).toEqual([422, true])
    const changed = await again.press(m.questions_save(), { 'answers.howmanyy': '3' })
    expect(changed.said).toContain(m.questions_did_change())
    expect(changed.words).toContain('How many trees? 3')

    const office = await browse('partner')
    const list = await office.open(`/partner-dashboard/supporters?post=${itemId}`)
    expect(list.words).toContain('Which shirt? Large')
    const table = await (
      await office.send(`/partner-dashboard/supporters.csv?post=${itemId}`)
    ).text()
    const [heads = '', row = ''] = table.split('\r\n')
    expect(heads).toMatch(
      /Question: Which shirt\?,Question: How many trees\?,Question: Anything else\?,Question: I agree to be filmed\.$/,
    )
    expect(row).toMatch(/,Large,3,'=1\+1,Yes$/)
  })

  test('an organization writes questions; adding and moving them needs no scripts', async () => {
    const office = await browse('partner')
    const form = await office.open('/partner-dashboard/posts/new?type=project')
    const one = await form.press(m.questions_add(), { title: 'Kept' })
    expect(one.value('title')).toBe('Kept')
    const two = await one.press(m.questions_add(), { 'questions.0.text': 'First?' })
    const moved = await two.press(m.questions_up({ number: 2 }), { 'questions.1.text': 'Second?' })
    expect([0, 1].map((at) => moved.value(`questions.${at}.text`))).toEqual(['Second?', 'First?'])
    const saved = await moved.press('Save draft', { 'questions.0.kind': 'choice' })
    expect(saved.value('questions.0.text')).toBe('Second?')
    expect(saved.value('questions.0.id')).toMatch(/^[a-z0-9]{8}$/)
    const sent = await saved.press('Submit for review')
    expect(sent.alert).toContain(m.questions_options_wrong({ min: 2, max: 10 }))
    const copied = await office.open(
      `/partner-dashboard/posts/new?type=project&copy=${/posts\/([\da-f-]{36})/.exec(sent.address)?.[1]}`,
    )
    expect(copied.value('questions.1.text')).toBe('First?')
  })

  test('a minor waits for a parent, who answers with a button', async () => {
    const id = await addSupportable(app(), { ages: 'consent', minAge: 12, title: 'Grapes' })
    const item = await (await browse()).open(`/projects-events/${id}`)
    expect(item.words).toContain("From age 12 · Under 18 with a parent's consent")
    const minor = await browse('supporter')
    const form = await minor.open(`/projects-events/${id}/support/volunteer`)
    const refused = await form.press('Sign up', { age: 'minor', guardianName: 'Ruth Levi' })
    expect([refused.status, refused.isWrong('guardianEmail')]).toEqual([422, true])
    expect(refused.value('guardianName')).toBe('Ruth Levi')
    const own = await refused.press('Sign up', { guardianEmail: 'ruth@questions.example' })
    expect(own.words).toContain('Your place is held until Ruth Levi agrees.')
    expect(own.words).toContain("Waiting for a parent's consent")
    expect(own.words).not.toContain('Waiting for an answer')

    const office = await browse('partner')
    const list = () => office.open(`/partner-dashboard/supporters?post=${id}`)
    const waiting = await list()
    expect(waiting.words).toContain(
      "Waiting for a parent's consent Ruth Levi, ruth@questions.example",
    )
    expect(waiting.html).not.toMatch(/value="confirmed"/)

    const link = await linkIn('ruth@questions.example', 'consents')
    const parent = await browse()
    for (const wrong of [link.replace(/key=.{9}/, 'key=x'), link.split('?')[0] ?? '']) {
      expect((await parent.open(wrong)).status).toBe(404)
    }
    await parent.send(link)
    expect((await list()).words).toContain("Waiting for a parent's consent")
    const opened = await parent.open(link)
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    const done = await opened.press(m.guardians_yes())
    expect(done.words).toContain('You agreed on')
    expect((await list()).html).toMatch(/value="confirmed"/)
    const gone = await done.press(m.guardians_withdraw())
    expect(gone.words).toContain(m.guardians_withdrawn_done())
    expect((await opened.press(m.guardians_yes())).status).toBe(409)
  })

  test('a minor without an account names a parent too, who is asked once the address is confirmed', async () => {
    const id = await addSupportable(app(), { ages: 'consent', title: 'Figs' })
    const minor = await browse()
    const form = await minor.open(`/projects-events/${id}/support/volunteer`)
    const [email, guardianEmail] = ['dan@questions.example', 'rina@questions.example']
    const typed = { fullName: 'Dan Levi', email, age: 'minor', guardianName: 'Rina Levi' }
    const refused = await form.press('Sign up', typed)
    expect([refused.status, refused.isWrong('guardianEmail')]).toEqual([422, true])
    const asked = await refused.press('Sign up', { guardianEmail })
    expect(asked.heading).toBe('Check your email')
    expect(await app().mailsTo(guardianEmail)).toEqual([])
    const confirm = await minor.open(await linkIn(email, 'sign-ups'))
    const own = await confirm.press('Confirm and sign me up')
    expect(own.words).toContain('Your place is held until Rina Levi agrees.')
    expect(await app().mailsTo(guardianEmail)).toHaveLength(1)
  })
})
