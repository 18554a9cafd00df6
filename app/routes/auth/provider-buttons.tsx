import { Form } from 'react-router'
import type { ProviderKey } from '#domain/accounts/provider.ts'
import { PROVIDER_NAMES } from '#domain/accounts/provider.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { PROVIDER_FORM } from './views.ts'

const keys = Object.keys(PROVIDER_NAMES) as ProviderKey[]

/** Buttons for signing in with a provider. A provider that is not configured keeps its button, which says so. */
export function ProviderButtons({
  configured,
  returnTo,
  view,
}: {
  configured: readonly string[]
  returnTo: string
  view: 'login' | 'sign-up'
}) {
  return (
    <section aria-label={m.auth_providers_label()} className="mt-7">
      <p
        aria-hidden
        className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {m.auth_or()}
      </p>
      <ul className="mt-5 flex flex-col gap-2.5">
        {keys.map((provider) => (
          <li key={provider}>
            <ProviderForm provider={provider} returnTo={returnTo} view={view}>
              <Button type="submit" variant="secondary" wide className="gap-2 py-2 leading-tight">
                <Mark provider={provider} />
                <span className="flex min-w-0 flex-col items-start">
                  {m.auth_with_provider({ provider: PROVIDER_NAMES[provider] })}
                  {!configured.includes(provider) && (
                    <span className="text-xs font-normal text-muted">{m.auth_provider_off()}</span>
                  )}
                </span>
              </Button>
            </ProviderForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Submits the whole document because the response leads to another site. */
export function ProviderForm({
  provider,
  returnTo,
  view,
  token,
  children,
}: {
  provider: string
  returnTo: string
  view?: string
  token?: string
  children: React.ReactNode
}) {
  return (
    <Form method="post" action={PROVIDER_FORM} reloadDocument>
      <input type="hidden" name="provider" value={provider} />
      <input type="hidden" name="redirect" value={returnTo} />
      {view && <input type="hidden" name="view" value={view} />}
      {token && <input type="hidden" name="token" value={token} />}
      {children}
    </Form>
  )
}

/** The providers' logos, in the text color. */
function Mark({ provider }: { provider: ProviderKey }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-5 shrink-0">
      <path d={marks[provider]} />
    </svg>
  )
}

const marks: Record<ProviderKey, string> = {
  google:
    'M12.2 10.3v3.6h5.1c-.5 2.3-2.4 3.6-5.1 3.6a5.6 5.6 0 1 1 0-11.1c1.4 0 2.7.5 3.6 1.4l2.7-2.7A9.3 9.3 0 0 0 12.200 2.700a9.300 9.300 0 1 0 0 18.600c5.400 0 9-3.800 9-9.100 0-.7-.1-1.300-.2-1.900z',
  facebook:
    'M13.700 21v-7.800h2.700l.5-3.200h-3.200V7.900c0-.9.4-1.700 1.800-1.700h1.500V3.400S15.700 3.200 14.400 3.200c-2.600 0-4.200 1.600-4.200 4.400V10H7.300v3.200h2.900V21z',
  twitter:
    'M17.500 3.500h3l-6.600 7.500 7.800 9.500h-6.100l-4.800-5.800-5.500 5.800h-3l7.100-8.100L2 3.500h6.200l4.300 5.300zm-1.100 15.300h1.700L7.500 5.200H5.700z',
}
