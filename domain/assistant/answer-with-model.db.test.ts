import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FEATURES } from '#domain/content/feature.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { about, calls, openAsking, type Asking } from '#test/app/asking-model.ts'
import { usualTurn, type Turn } from '#test/app/model-turns.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'

let asking: Asking
let server: Asking['server']
let app: Asking['app']
let ask: Asking['ask']
let garden: string
beforeAll(async () => {
  asking = await openAsking()
  ;({ server, app, ask } = asking)
  const partner_id = await addPartner(app, { name: 'Open Hands' })
  garden = `/projects-events/${await addItem(app, {
    partnerId: partner_id,
    title: 'A garden of zinnias',
    description: 'We plant zinnias with the neighbours.',
  })}`
})
afterAll(() => asking.close())
beforeEach(() => {
  server.asked.length = 0
  server.play = usualTurn
})

test('it searches the site, and its answer contains existing links and cards', async () => {
  const { text, cards, end } = await ask(about('Where can I plant zinnias?'))
  expect(text).toContain(`[A garden of zinnias](${garden})`)
  expect(cards[0]).toMatchObject({ kind: 'project', title: 'A garden of zinnias', address: garden })
  expect(end).toEqual({ type: 'end', outcome: 'answered', answeredBy: 'model' })
})

test('its instructions include its identity, the date in Israel, and open pages only', async () => {
  await ask(about('Hello'))
  const [{ messages, tools } = { messages: [], tools: [] }] = server.asked
  expect(messages[0]).toMatchObject({ role: 'system' })
  expect(messages[0]!.content).toMatch(
    /assistant of Friends for Israel[^]*Today is \w+day, .*\(\d{4}-\d\d-\d\d\), in Israel/,
  )
  expect(messages[0]!.content).toContain('- /store:')
  const names = tools!.map((tool) => tool.function.name)
  expect(names).toEqual(
    expect.arrayContaining([
      'ask_site',
      'search_projects_events',
      'search_products',
      'get_details',
    ]),
  )
  const features = Object.fromEntries(FEATURES.map((name) => [name, name !== 'store']))
  await saveFeatures(app.caller('superuser'), { features })
  await app.runtime.switches.refresh()
  await ask(about('Hello'))
  const later = server.asked.at(-2)!
  expect(later.messages[0]!.content).not.toContain('/store')
  expect(later.tools!.map((tool) => tool.function.name)).not.toContain('search_products')
  await saveFeatures(app.caller('superuser'), { features: { ...features, store: true } })
  await app.runtime.switches.refresh()
})

test('links that lead nowhere lose their address and keep their text, wherever chunks are split', async () => {
  const whole =
    `Go to [the garden](${garden}), [friends](https://evil.example/give), [run](javascript:alert(1)) or ` +
    `[gone](/projects-events/00000000-0000-7000-8000-000000000000). See https://evil.example/x too.`
  for (const piece of [1, 2, 3, 5, 8, 1000]) {
    server.play = () => ({ does: 'say', text: whole, piece })
    const { text, cards } = await ask(about('And?'))
    expect(text).toBe(
      `Go to [the garden](${garden}), friends, run((link removed))) or gone. See (link removed) too.`,
    )
    expect(cards.map(({ address }) => address)).toEqual([garden])
  }
})

test('HTML is treated as text', async () => {
  const html = '<img src=x onerror="alert(1)"> <b>bold</b> <a href="/partners">x</a>'
  server.play = () => ({ does: 'say', text: html })
  expect((await ask(about('And?'))).text).toBe(html)
})

test('without a link in the answer, the best results of the last search are shown', async () => {
  server.play = (asked) =>
    asked.messages.at(-1)!.role === 'tool'
      ? { does: 'say', text: 'There is a garden.' }
      : usualTurn(asked)
  const { cards } = await ask(about('zinnias'))
  expect(cards[0]!.address).toBe(garden)
  expect(cards.length).toBeLessThanOrEqual(3)
})

test('it ends with a question back, or with nothing found', async () => {
  server.play = () => ({ does: 'say', text: 'Where would you like to help?' })
  expect((await ask(about('Help'))).end).toMatchObject({ outcome: 'asked-back' })
  server.play = (asked) =>
    asked.messages.at(-1)!.role === 'tool'
      ? { does: 'say', text: 'Nothing of that kind is here.' }
      : calls('search_products', { question: 'submarine' })
  expect((await ask(about('A submarine'))).end).toMatchObject({ outcome: 'nothing-found' })
})

test('the conversation is sent in the form models accept', async () => {
  const previousMessages = [
    { role: 'assistant', content: 'Welcome.' },
    { role: 'user', content: 'Trees?' },
    { role: 'user', content: 'In the north.' },
    { role: 'assistant', content: 'Yes.' },
  ] as const
  server.play = () => ({ does: 'say', text: 'Yes.' })
  await ask(about('And in May?', { context: { previousMessages: [...previousMessages] } }))
  expect(server.asked[0]!.messages.slice(1)).toEqual([
    { role: 'user', content: 'Trees?\n\nIn the north.' },
    { role: 'assistant', content: 'Yes.' },
    { role: 'user', content: 'And in May?' },
  ])
})

test('an interview about a profile has no tools and asks questions', async () => {
  const { text, end } = await ask(about('I love gardens', { actionType: 'volunteer-profile' }))
  expect(text).toMatch(/\?$/)
  expect(server.asked[0]!.tools).toBeUndefined()
  expect(end).toMatchObject({ outcome: 'asked-back' })
})

test('an analysis is a profile in our vocabulary, whatever text surrounds it', async () => {
  const data = [{ role: 'user' as const, content: 'I teach children.' }]
  const request = about('Analyze', { actionType: 'analyze', context: { data } })
  const { text, end } = await ask(request)
  expect(JSON.parse(text)).toMatchObject({
    interests: ['Education', 'Children'],
    supportType: 'volunteer',
  })
  expect(end).toMatchObject({ type: 'end' })
  expect(server.asked[0]!.messages.at(-1)!.content).toBe('Person: I teach children.')
  server.play = () => ({
    does: 'say',
    text: 'Here: ```json\n{"interests": ["x"], "role": "superuser", "supportType": "rob"}\n```',
  })
  const read = JSON.parse((await ask(request)).text)
  expect(read).toMatchObject({ interests: ['x'], supportType: 'unknown' })
  expect(read).not.toHaveProperty('role')
  server.play = () => ({ does: 'say', text: 'They seem nice.' })
  expect((await ask(request)).end).toMatchObject({ type: 'failed' })
})

const failed = { type: 'failed', error: 'Failed to process AI request' }

test.each<[string, Turn]>([
  ['is away', { does: 'send', status: 500, body: '' }],
  ['stalls', { does: 'stall' }],
  ['talks nonsense', { does: 'send', type: 'text/html', body: '<h1>It works!</h1>' }],
  ['says nothing', { does: 'say', text: '' }],
  ['says next to nothing', { does: 'say', text: '\n \n' }],
])('a model that %s fails without emitting anything', async (_, turn) => {
  app.advance(60_000)
  server.play = () => turn
  const isHasty = turn.does === 'stall'
  expect(await ask(about('And?'), { isHasty })).toEqual({ text: '', cards: [], end: failed })
})

test.each<[string, Turn]>([
  ['breaks off', { does: 'break', text: 'It begins well, ' }],
  ['stops in the middle', { does: 'stall', text: 'It begins well, ' }],
])('a model that %s fails after its text so far', async (_, turn) => {
  app.advance(60_000)
  server.play = () => turn
  const { text, end } = await ask(about('And?'), { isHasty: turn.does === 'stall' })
  expect(text).toMatch(/^It begins/)
  expect(end).toEqual(failed)
})

test('a user who leaves ends the call and gets no further text', async () => {
  server.play = () => ({ does: 'stall', text: 'It begins well, ' })
  // Aborted requests are counted once their connections are closed.
  await server.idle()
  const before = server.brokenOff()
  const gone = new AbortController()
  const leave = () => gone.abort(new Error('gone'))
  const waiting = ask(about('And?'), { signal: gone.signal, seen: leave })
  await expect(waiting).rejects.toThrow('gone')
  await server.idle()
  expect(server.brokenOff()).toBe(before + 1)
}, 20_000)
