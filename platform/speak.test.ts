import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { m } from '#messages'
import { createRenderingQueue } from './rendering-queue.ts'
import { speak } from './speak.ts'
import { format } from './text/format.ts'
import { pageLanguage } from './text/language.ts'

test('texts, dates and amounts are in the language of the request', () => {
  const said = () => [m.site_name(), format.date('2026-11-03T12:00:00Z'), format.number(1234.5)]
  expect(speak('he', said)).toEqual([
    m.site_name({}, { locale: 'he' }),
    '3 בנובמבר 2026',
    '1,234.5',
  ])
  expect(said()).toEqual([m.site_name({}, { locale: 'en' }), 'November 3, 2026', '1,234.5'])
})

test('each of several requests keeps its language while it waits for its turn', async () => {
  const inTurn = createRenderingQueue()
  const spoken = ['he', 'en', 'he', 'en', 'he'] as const
  const heard = await Promise.all(
    spoken.map((language) =>
      speak(language, () =>
        inTurn(async () => {
          await turn()
          return pageLanguage()
        }, 'one connection'),
      ),
    ),
  )
  expect(heard).toEqual(spoken)
})
