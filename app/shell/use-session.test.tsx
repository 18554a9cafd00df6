import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useSession } from './use-session.ts'

function Asking() {
  return <p>{useSession().viewer?.email ?? 'nobody'}</p>
}

test('outside of the root route the session is an error', () => {
  expect(() => renderToString(<Asking />)).toThrow(
    new Error('useAuth must be used within an AuthProvider'),
  )
})

test('inside it tells who looks, or that nobody is signed in', () => {
  const viewer = {
    email: 'a@demo.test',
    fullName: 'A',
    avatarFileId: null,
    isAdmin: false,
    isSuperuser: false,
    isPartner: false,
    isAmbassador: false,
  }
  const render = (session: { viewer: typeof viewer | null }) =>
    renderToString(
      <AuthProvider value={session}>
        <Asking />
      </AuthProvider>,
    )
  expect(render({ viewer })).toBe('<p>a@demo.test</p>')
  expect(render({ viewer: null })).toBe('<p>nobody</p>')
})
