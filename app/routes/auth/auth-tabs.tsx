import { m } from '#messages'
import { Tabs } from '#app/ui/tabs.tsx'
import { authAddress, type AuthView } from './views.ts'

/** Login and Sign Up share the screen; each has its own URL. */
export function AuthTabs({ current, returnTo }: { current: AuthView; returnTo: string }) {
  return (
    <Tabs
      label={m.auth_tabs_label()}
      className="mb-7"
      tabs={[
        {
          to: authAddress('login', { returnTo }),
          label: m.auth_login(),
          current: current === 'login',
        },
        {
          to: authAddress('sign-up', { returnTo }),
          label: m.auth_sign_up(),
          current: current === 'sign-up',
        },
      ]}
    />
  )
}
