import { expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/account.ts'
import { createTokenSigner } from '#platform/token-signer.ts'
import { presentViewer } from './present-viewer.ts'

const seal = createTokenSigner('a secret of this server')
const viewer = { userId: '0190-one', email: 'a@demo.test', cartCount: 1 } as Viewer
const markOf = (one: Viewer, by = seal) => presentViewer(one, by)?.mark

test('presents nothing for a visitor', () => expect(presentViewer(null, seal)).toBeNull())

test('an account has one stable mark that reveals nothing about it', () => {
  expect(markOf(viewer)).toMatch(/^[\w-]{22}$/)
  expect(markOf({ ...viewer, email: 'b@demo.test' })).toBe(markOf(viewer))
  expect(markOf({ ...viewer, userId: '0190-two' })).not.toBe(markOf(viewer))
  expect(markOf(viewer, createTokenSigner('of another'))).not.toBe(markOf(viewer))
  expect(JSON.stringify(presentViewer(viewer, seal))).not.toContain('0190')
})
