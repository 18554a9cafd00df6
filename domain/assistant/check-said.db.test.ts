import { expect, test } from 'vitest'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { checkSaid } from './check-said.ts'

const app = startTestApp()

test('a message of the assistant keeps only links to our site; the user’s own messages are unchanged', async () => {
  const text =
    'See [all](/partners), [win](https://evil.example/pay), evil.com and [this](/auth?token=x).'
  const said = await checkSaid(app.caller(visitor), [
    { role: 'user', content: text },
    { role: 'assistant', content: text },
  ])
  expect(said).toEqual([
    { role: 'user', content: text },
    {
      role: 'assistant',
      content: 'See [all](/partners), win, (link removed) and this.',
    },
  ])
})

test('no more links are checked than an answer can have', async () => {
  const content = '[all](/partners) '.repeat(100)
  const [said] = await checkSaid(app.caller(visitor), [{ role: 'assistant', content }])
  expect(said?.content.match(/\]\(/g)).toHaveLength(40)
})
