import { expect, test } from 'vitest'
import { otherState, SIDEBAR_SECONDS, sidebarStateOf } from './sidebar-state.ts'

test('the sidebar’s state is one of two and lasts seven days', () => {
  expect(SIDEBAR_SECONDS).toBe(7 * 24 * 60 * 60)
  expect(sidebarStateOf('collapsed')).toBe('collapsed')
  for (const word of [undefined, '', 'shut', null]) expect(sidebarStateOf(word)).toBe('expanded')
  expect([otherState('expanded'), otherState('collapsed')]).toEqual(['collapsed', 'expanded'])
})
