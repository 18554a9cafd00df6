import { beforeEach, expect, test, vi } from 'vitest'
import { onFirstToast, openStage, showToast } from './show-toast.ts'

// Drains toasts that earlier tests have queued.
beforeEach(() => openStage(() => {})())

test('a toast without a stage is queued, and requests the stage', () => {
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

test('a listener added after the first toast is called too', () => {
  showToast({ title: 'Early' })
  const wanted = vi.fn<() => void>()
  onFirstToast(wanted)()
  expect(wanted).toHaveBeenCalledOnce()
  const shown: string[] = []
  openStage(({ title }) => void shown.push(title))()
  expect(shown).toEqual(['Early'])
})
