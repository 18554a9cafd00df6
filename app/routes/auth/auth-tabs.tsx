import { m } from '#messages'
import { Tabs } from '#app/ui/tabs.tsx'
import { viewAddress, type View } from './views.ts'

/** Login and Sign Up share the screen; each is an address. */
export function AuthTabs({ current, returnTo }: { current: View; returnTo: string }) {
  return (
    <Tabs
      label={m.auth_tabs_label()}
      className="mb-7"
      tabs={[
        {
          to: viewAddress('login', { returnTo }),
          label: m.auth_login(),
          current: current === 'login',
        },
        {
          to: viewAddress('sign-up', { returnTo }),
          label: m.auth_sign_up(),
          current: current === 'sign-up',
        },
      ]}
    />
  )
}
