import { ChevronDown } from 'lucide-react'
import { SOCIAL_NETWORKS, type ContactField } from '#domain/partners/registration.ts'
import { m } from '#messages'
import { TextField } from '#app/ui/text-field.tsx'

const networks = {
  facebook: m.registration_facebook,
  instagram: m.registration_instagram,
  twitter: m.registration_twitter,
  linkedin: m.registration_linkedin,
}

/** The contact person, and the organization's links. */
export function ContactFields({
  values,
  errors,
}: {
  values: Partial<Record<ContactField, string>>
  errors: Record<string, string>
}) {
  const text = (field: ContactField) => ({
    id: field,
    name: field,
    defaultValue: values[field],
    error: errors[field],
  })
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...text('contactPersonName')}
          label={m.registration_contact_name()}
          autoComplete="name"
          required
        />
        <TextField
          {...text('contactPersonRole')}
          label={m.registration_contact_role()}
          autoComplete="organization-title"
          required
        />
        <TextField
          {...text('email')}
          type="email"
          label={m.registration_email()}
          autoComplete="email"
          required
        />
        <TextField
          {...text('phone')}
          type="tel"
          label={m.registration_phone()}
          autoComplete="tel"
          required
        />
      </div>
      <details
        open={SOCIAL_NETWORKS.some((network) => values[network] || errors[network]) || undefined}
        className="group/social rounded-card border border-line px-4"
      >
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-2 hover:text-primary">
          <span>
            <span className="font-medium">{m.registration_social()}</span>{' '}
            <span className="text-sm text-muted">{m.forms_optional()}</span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open/social:rotate-180"
          />
        </summary>
        <p className="text-sm text-muted">{m.registration_social_help()}</p>
        <div className="mt-4 grid gap-5 pb-5 sm:grid-cols-2">
          {SOCIAL_NETWORKS.map((network) => (
            <TextField
              key={network}
              {...text(network)}
              type="url"
              label={networks[network]()}
              autoComplete="off"
            />
          ))}
        </div>
      </details>
    </>
  )
}
