import { beforeEach, expect, test, vi } from 'vitest'
import { onFirstToast, openStage, showToast } from './show-toast.ts'

// What other tests have said in this process waits too.
beforeEach(() => openStage(() => {})())

test('what is said before there is a stage waits for it, and calls for it', () => {
  const wanted = vi.fn<() => void>()
  const forget = onFirstToast(wanted)
  expect(wanted).not.toHaveBeenCalled()
  showToast({ title: 'Saved' })
  expect(wanted).toHaveBeenCalledOnce()

  const shown: string[] = []
  const close = openStage(({ title }) => void shown.push(title))
  expect(shown).toEqual(['Saved'])
  showToast({ title: 'Sent' })
  expect(shown).toEqual(['Saved', 'Sent'])
  expect(wanted).toHaveBeenCalledOnce()
  close()
  forget()
})

test('also when the call comes after the words', () => {
  showToast({ title: 'Early' })
  const wanted = vi.fn<() => void>()
  onFirstToast(wanted)()
  expect(wanted).toHaveBeenCalledOnce()
  const shown: string[] = []
  openStage(({ title }) => void shown.push(title))()
  expect(shown).toEqual(['Early'])
})
