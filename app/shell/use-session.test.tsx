import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useSession } from './use-session.ts'

function Asking() {
  return <p>{useSession().viewer?.email ?? 'nobody'}</p>
}

test('throws outside the root route', () => {
  expect(() => renderToString(<Asking />)).toThrow(
    new Error('useAuth must be used within an AuthProvider'),
  )
})

test('returns the viewer, or null if nobody is signed in', () => {
  const viewer = {
    email: 'a@demo.test',
    fullName: 'A',
    avatarFileId: null,
    isAdmin: false,
    isSuperuser: false,
    isPartner: false,
    duties: [],
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
