import { redirect } from 'react-router'
import { findOwnPartner, type OwnPartner } from '#domain/partners/find-own-partner.ts'
import { mayAddDocuments } from '#domain/partners/partner-rules.ts'
import { m } from '#messages'
import { perform } from '#app/request/perform.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/administration.ts'
import { upload } from './administration/upload.server.ts'
import { DocumentUploads } from './administration/document-uploads.tsx'
import { Overview } from './administration/overview.tsx'
import { ProfileSections } from './administration/profile-sections.tsx'
import { sectionOf } from './administration/sections.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.partneradmin_title() }) }]
}

/** The organization's profile, its section in the address. Open from the application on; without one, to where it begins. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await perform(context, findOwnPartner, {})
  if (!own) throw redirect('/partner-dashboard')
  return {
    section: sectionOf(new URL(request.url).searchParams.get('section')),
    profile: presentProfile(own),
    mayAdd: mayAddDocuments(own.status),
    documents: own.documents.map(({ kind, fileId, name, uploadedAt }) => ({
      kind,
      fileId,
      name,
      uploadedAt: uploadedAt.toISOString(),
    })),
  }
}

function presentProfile(own: OwnPartner) {
  return {
    name: own.name,
    nameHebrew: own.nameHebrew,
    status: own.status,
    website: own.website,
    registrationNumber: own.registrationNumber,
    country: own.country,
    organizationType: own.organizationType,
    yearEstablished: own.yearEstablished,
    charitableStatus: own.charitableStatus,
    contactPersonName: own.contactPersonName,
    contactPersonRole: own.contactPersonRole,
    email: own.email,
    phone: own.phone,
    socialLinks: own.socialLinks,
  }
}

export type ShownProfile = ReturnType<typeof presentProfile>

export function action(args: Route.ActionArgs) {
  return upload(args)
}

export default function PartnerAdministration({ loaderData, actionData }: Route.ComponentProps) {
  const { section, profile, documents, mayAdd } = loaderData
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader eyebrow={profile.name} title={m.partneradmin_title()} />
      <div className="mt-8 grid gap-8 md:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <ProfileSections current={section} />
        <div className="min-w-0">
          {section === 'overview' ? (
            <Overview profile={profile} documents={documents} />
          ) : (
            <DocumentUploads documents={documents} mayAdd={mayAdd} refused={actionData} />
          )}
        </div>
      </div>
    </Container>
  )
}
