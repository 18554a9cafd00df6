import { SOCIAL_NETWORKS } from '#domain/partners/registration.ts'
import { m } from '#messages'
import type { ShownProfile } from './page.tsx'
import { Fact, ProfileFacts, WebLink } from './facts.tsx'

/** The organization's contact details and who can see them. */
export function ContactFacts({ profile }: { profile: ShownProfile }) {
  const links = SOCIAL_NETWORKS.flatMap((network) => profile.socialLinks[network] ?? [])
  return (
    <>
      <ProfileFacts>
        <Fact name={m.partneradmin_contact_name()}>{profile.contactPersonName}</Fact>
        <Fact name={m.partneradmin_contact_role()}>{profile.contactPersonRole}</Fact>
        <Fact name={m.forms_email_address()}>{profile.email}</Fact>
        <Fact name={m.partneradmin_phone()}>{profile.phone}</Fact>
        {links.length > 0 && (
          <Fact name={m.partneradmin_social()}>
            {links.map((link) => (
              <WebLink key={link} to={link} />
            ))}
          </Fact>
        )}
      </ProfileFacts>
      <p className="mt-5 text-sm text-muted">
        {profile.isContactPublic ? m.partneradmin_contact_shown() : m.partneradmin_contact_hidden()}
      </p>
    </>
  )
}
