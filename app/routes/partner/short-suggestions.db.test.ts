import { randomUUID } from 'node:crypto'
import { RouterContextProvider, type ActionFunctionArgs, type data } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callerContext, requestInfoContext, runtimeContext } from '#app/request/context.ts'
import type { FormErrors } from '#app/request/form.ts'
import { m } from '#messages'
import { openAsking, type Asking } from '#test/app/asking-model.ts'
import { action as saveSection } from './administration/actions.server.ts'
import { publish } from './news/actions.server.ts'
import { offer } from './products/actions.server.ts'
import { begin } from './project-events/actions.server.ts'

type Answer = ReturnType<typeof data<{ problems: FormErrors }>>

let asking: Asking
beforeAll(async () => {
  asking = await openAsking()
})
afterAll(() => asking.close())
beforeEach(() => {
  asking.server.asked.length = 0
  asking.server.play = ({ messages }) => ({
    does: 'say',
    text: `עברית: ${messages.at(-1)?.content}`,
  })
})

/** What was sent to the model, in order. */
const wasAsked = () => asking.server.asked.map(({ messages }) => messages.at(-1)?.content)

/** Asks for Hebrew, as the partner's form with these values does without JavaScript. */
async function suggest(
  action: (asked: ActionFunctionArgs) => unknown,
  { form, query = '' }: { form: Record<string, string>; query?: string },
) {
  const context = new RouterContextProvider()
  context.set(runtimeContext, asking.app.runtime)
  context.set(callerContext, asking.app.caller('partner'))
  context.set(requestInfoContext, { id: randomUUID(), address: '192.0.2.7' } as never)
  const url = new URL(`http://here.example/form${query}`)
  const body = new URLSearchParams({ language: 'en', ...form, suggest: 'he' })
  const request = new Request(url, { method: 'POST', body })
  const { data, init } = (await action({
    request,
    url,
    context,
    params: {},
    pattern: '/form',
  })) as Answer
  return { ...data.problems, status: init?.status ?? 200 }
}

test('captions and alternative texts of a project come with its other texts', async () => {
  const form = {
    title: 'Plant a tree',
    description: '',
    'pictures.0.caption': 'The first row',
    'pictures.0.alt': 'Children with spades',
    'pictures.1.caption': '',
    'pictures.1.alt': 'A carob tree',
    'pictures.1.alt_he': 'עץ חרוב',
  }
  const { values, status } = await suggest(begin, { form, query: '?type=project' })
  expect(status).toBe(200)
  expect(values).toEqual({
    language: 'en',
    ...form,
    title_he: 'עברית: Plant a tree',
    'pictures.0.caption_he': 'עברית: The first row',
    'pictures.0.alt_he': 'עברית: Children with spades',
    approved_he: 'no',
  })
  expect(wasAsked().toSorted()).toEqual(['Children with spades', 'Plant a tree', 'The first row'])
})

test('sizes with words are translated, once each; those of figures are not', async () => {
  const form = {
    name: 'Shirt',
    'sizes.0.size': 'Large',
    'sizes.0.stock': '3',
    'sizes.1.size': '42',
    'sizes.1.stock': '5',
    'images.0.alt': 'Shirt',
  }
  const { values } = await suggest(offer, { form })
  expect(values).toEqual({
    language: 'en',
    ...form,
    name_he: 'עברית: Shirt',
    'sizes.0.size_he': 'עברית: Large',
    'images.0.alt_he': 'עברית: Shirt',
    approved_he: 'no',
  })
  expect(wasAsked()).toEqual(['Shirt', 'Large'])
})

test('the text of a picture of news, and of a cover, which has no other texts', async () => {
  const news = { title: 'Rain', title_he: 'גשם', imageAlt: 'A wet field' }
  expect((await suggest(publish, { form: news })).values).toMatchObject({
    title_he: 'גשם',
    imageAlt_he: 'עברית: A wet field',
    approved_he: 'no',
  })
  const cover = { form: { alt: 'A green hill' }, query: '?section=cover' }
  expect((await suggest(saveSection, cover)).values).toMatchObject({
    alt_he: 'עברית: A green hill',
    approved_he: 'no',
  })
  expect(wasAsked()).toEqual(['A wet field', 'A green hill'])
})

test('if the model fails on a short text, nothing is filled in and what was typed comes back', async () => {
  asking.server.play = ({ messages }) =>
    messages.at(-1)?.content === 'Large'
      ? { does: 'break', text: 'גד' }
      : { does: 'say', text: 'חולצה' }
  const form = { name: 'Shirt', 'sizes.0.size': 'Large' }
  const { values, message, status } = await suggest(offer, { form })
  expect({ message, status }).toEqual({ message: m.content_suggest_failed(), status: 422 })
  expect(values).toMatchObject(form)
  expect(Object.keys(values).filter((name) => name.endsWith('_he'))).toEqual([])
})
