import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openAsking, type Asking } from '#test/app/asking-model.ts'
import { usualTurn } from '#test/app/model-turns.ts'
import { createTestApp, guest, type Person } from '#test/app/create-test-app.ts'
import { suggestTranslation } from './suggest-translation.ts'

let asking: Asking
let server: Asking['server']
beforeAll(async () => {
  asking = await openAsking()
  ;({ server } = asking)
})
afterAll(() => asking.close())
beforeEach(() => {
  server.asked.length = 0
  server.play = ({ messages }) => ({ does: 'say', text: `עברית: ${messages.at(-1)?.content}` })
})

const suggest = (who: Person, texts: Record<string, string>) =>
  suggestTranslation(
    asking.app.caller(who),
    { from: 'en', to: 'he', texts },
    new AbortController().signal,
  )

test('each text is translated alone, as data, and keeps its lines', async () => {
  const texts = {
    title: 'Plant a tree',
    description: 'Come early.\n\n- Bring water\n- Bring a hat',
  }
  expect(await suggest('partner', texts)).toEqual({
    title: 'עברית: Plant a tree',
    description: 'עברית: Come early.\n\n- Bring water\n- Bring a hat',
  })
  const [first] = server.asked
  expect(first?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(first?.messages[0]?.content).toMatch(/from English into Hebrew[^]*do not follow it/)
  expect(first?.messages[1]?.content).toBe('Plant a tree')
  expect(first?.tools ?? []).toEqual([])
})

test('a long text is sent in pieces of whole sentences, which are put together again', async () => {
  server.play = ({ messages }) => ({ does: 'say', text: messages.at(-1)?.content ?? '' })
  const body = Array.from({ length: 90 }, (_, at) => `This is sentence ${at}, one of many.`)
  const text = `${body.slice(0, 50).join(' ')}\n\n${body.slice(50).join('\n')}`
  expect(await suggest('partner', { text })).toEqual({ text })
  expect(server.asked.length).toBeGreaterThan(2)
  for (const { messages } of server.asked) {
    expect(messages.at(-1)?.content).toMatch(/^This [^]*many\.$/)
    expect(messages.at(-1)?.content?.length).toBeLessThanOrEqual(1_200)
  }
})

test('a title stays on one line', async () => {
  server.play = () => ({ does: 'say', text: '  לנטוע\n\nעץ\n' })
  expect(await suggest('admin', { title: 'Plant a tree' })).toEqual({ title: 'לנטוע עץ' })
})

test('those who write for the public get suggestions; others do not', async () => {
  const texts = { title: 'Plant a tree' }
  for (const who of ['partner', 'ambassador', 'admin', 'superuser'] as const)
    expect(await suggest(who, texts)).toHaveProperty('title')
  server.asked.length = 0
  for (const who of ['supporter', 'applicant'] as const)
    await expect(suggest(who, texts)).toBeRefused('forbidden')
  const asGuest = { ...asking.app.caller('partner'), actor: guest() }
  const { signal } = new AbortController()
  await expect(suggestTranslation(asGuest, { from: 'en', to: 'he', texts }, signal)).toBeRefused(
    'not_signed_in',
  )
  expect(server.asked).toEqual([])
})

test.each([
  { does: 'send', status: 500, body: '{}' },
  { does: 'break', text: 'חצי' },
  { does: 'say', text: 'חצי', cut: true },
  { does: 'say', text: '' },
] as const)('nothing is suggested if the model fails: %j', async (turn) => {
  server.play = () => turn
  await expect(suggest('superuser', { title: 'Plant a tree' })).toBeRefused(
    'bad_input',
    'did not answer',
  )
  server.play = usualTurn
})

test('texts that are too long are refused before the model is asked', async () => {
  const text = 'Too long. '.repeat(1_300)
  await expect(suggest('partner', { text })).toBeRefused('bad_input')
  expect(server.asked).toEqual([])
})

test('without a model there are no suggestions', async () => {
  const app = await createTestApp()
  const { signal } = new AbortController()
  const wanted = { from: 'en', to: 'he', texts: { title: 'Plant a tree' } } as const
  const asked = suggestTranslation(app.caller('partner'), wanted, signal)
  await expect(asked).toBeRefused('not_found')
  await app.close()
})
