import { Link } from 'react-router'
import { DOCUMENT_KINDS } from '#domain/partners/partner.ts'
import {
  charitableStatusLabel,
  countryLabel,
  documentLabel,
  organizationTypeLabel,
} from '#domain/partners/partner-words.ts'
import { SOCIAL_NETWORKS } from '#domain/partners/registration.ts'
import { missingDocuments } from '#domain/partners/partner-rules.ts'
import { m } from '#messages'
import { Card } from '#app/ui/card.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { ShownProfile } from '../administration.tsx'
import { Fact, Facts, WebLink } from './facts.tsx'
import type { ShownDocument } from './document-uploads.tsx'
import { sectionAddress } from './sections.ts'

/** What is known of the organization, as it was registered, and which papers are there. */
export function Overview({
  profile,
  documents,
}: {
  profile: ShownProfile
  documents: ShownDocument[]
}) {
  const links = SOCIAL_NETWORKS.flatMap((network) => profile.socialLinks[network] ?? [])
  const missing = missingDocuments(documents.map(({ kind }) => kind))
  return (
    <div className="flex flex-col gap-6">
      <Card className="sm:p-8">
        <h2 className="font-display text-subheading font-bold">{m.partneradmin_organization()}</h2>
        <Facts>
          <Fact name={m.partneradmin_name()}>{profile.name}</Fact>
          {profile.nameHebrew && (
            <Fact name={m.partneradmin_name_hebrew()}>{profile.nameHebrew}</Fact>
          )}
          <Fact name={m.partneradmin_website()}>
            <WebLink to={profile.website} />
          </Fact>
          <Fact name={m.partneradmin_number()}>{profile.registrationNumber}</Fact>
          <Fact name={m.partneradmin_country()}>{countryLabel(profile.country)}</Fact>
          <Fact name={m.partneradmin_type()}>
            {/* Both languages, in the order of the page. */}
            <bdi dir="ltr">{organizationTypeLabel(profile.country, profile.organizationType)}</bdi>
          </Fact>
          <Fact name={m.partneradmin_year()}>{profile.yearEstablished}</Fact>
          <Fact name={m.partneradmin_charitable()}>
            {charitableStatusLabel(profile.charitableStatus)}
          </Fact>
        </Facts>
      </Card>
      <Card className="sm:p-8">
        <h2 className="font-display text-subheading font-bold">{m.partneradmin_contact()}</h2>
        <Facts>
          <Fact name={m.partneradmin_contact_name()}>{profile.contactPersonName}</Fact>
          <Fact name={m.partneradmin_contact_role()}>{profile.contactPersonRole}</Fact>
          <Fact name={m.partneradmin_email()}>{profile.email}</Fact>
          <Fact name={m.partneradmin_phone()}>{profile.phone}</Fact>
          {links.length > 0 && (
            <Fact name={m.partneradmin_social()}>
              {links.map((link) => (
                <WebLink key={link} to={link} />
              ))}
            </Fact>
          )}
        </Facts>
      </Card>
      <Card className="sm:p-8">
        <h2 className="font-display text-subheading font-bold">{m.partneradmin_documents()}</h2>
        <ul className="mt-4 flex flex-col divide-y divide-line">
          {DOCUMENT_KINDS.map((kind) => {
            const isThere = documents.some((document) => document.kind === kind)
            const tone = isThere ? 'success' : missing.includes(kind) ? 'warning' : 'neutral'
            return (
              <li
                key={kind}
                className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
              >
                {documentLabel(kind)}
                <StatusBadge tone={tone}>
                  {isThere
                    ? m.partneradmin_document_there()
                    : missing.includes(kind)
                      ? m.partneradmin_document_missing()
                      : m.partneradmin_document_optional()}
                </StatusBadge>
              </li>
            )
          })}
        </ul>
        <Link
          to={sectionAddress('documents')}
          className="mt-3 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
        >
          {m.partneradmin_to_documents()}
        </Link>
      </Card>
    </div>
  )
}
