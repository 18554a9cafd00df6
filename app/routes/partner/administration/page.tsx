import { redirect, Link } from 'react-router'
import { findOwnCover } from '#domain/partners/queries/find-own-cover.ts'
import { findOwnPartner, type OwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import type { Standing } from '#domain/partners/duty.ts'
import { mayAddDocuments, mayEditProfile } from '#domain/partners/partner-rules.ts'
import { profileCompletion } from '#domain/partners/profile-completion.ts'
import { valuesOfProfile } from '#domain/partners/values-of-partner.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { ProfileSections } from './profile-sections.tsx'
import { sectionLabel } from './section-labels.ts'
import { SectionShown } from './section-shown.tsx'
import { sectionOf, type ProfileSection } from './sections.ts'
import { ExternalLink, Users } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const title = m.partneradmin_title()
  const section = loaderData?.section ?? 'overview'
  const page = section === 'overview' ? title : `${sectionLabel(section)} – ${title}`
  return [{ title: m.site_page_title({ page }) }]
}

/**
 * The organization's profile; the URL names the section. Available once an application exists, otherwise redirects to
 * the dashboard, where applying starts.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = await runOperation(context, findOwnPartner, {})
  if (!own) throw redirect('/partner-dashboard')
  const section = sectionOf(new URL(request.url).searchParams.get('section'))
  // An applicant owns what is not approved yet.
  const duties = context.get(viewerContext)?.duties ?? []
  const kinds = own.documents.map(({ kind }) => kind)
  return {
    section,
    profile: presentProfile(own),
    cover: await runOperation(context, findOwnCover, { partnerId: own.id }),
    versions: own.versions,
    values: valuesOfProfile(own),
    completion: profileCompletion({ ...own, ...own.focus }, kinds),
    year: context.get(runtimeContext).clock.now().getUTCFullYear(),
    isOwner: own.isOwner,
    mayEdit: mayEditProfile(own.status) && mayEditSection(section, own.isOwner, duties),
    mayAdd: own.isOwner && mayAddDocuments(own.status),
    documents: own.documents.map(({ kind, fileId, name, uploadedAt }) => ({
      kind,
      fileId,
      name,
      uploadedAt,
    })),
  }
}

/** Only the owner changes the contact; the rest takes the duty to write. On the overview, whether there is anything to edit. */
function mayEditSection(section: ProfileSection, isOwner: boolean, duties: readonly Standing[]) {
  return isOwner || (section !== 'contact' && duties.includes('write'))
}

/** Omits the history of applications, which is shown on the dashboard. */
function presentProfile(own: OwnPartner) {
  return {
    id: own.id,
    status: own.status,
    name: own.name,
    otherNames: own.otherNames,
    website: own.website,
    registrationNumber: own.registrationNumber,
    country: own.country,
    organizationType: own.organizationType,
    yearEstablished: own.yearEstablished,
    charitableStatus: own.charitableStatus,
    physicalAddress: own.physicalAddress,
    mission: own.mission,
    description: own.description,
    language: own.language,
    translations: own.translations,
    logoFileId: own.logoFileId,
    contactPersonName: own.contactPersonName,
    contactPersonRole: own.contactPersonRole,
    email: own.email,
    phone: own.phone,
    socialLinks: own.socialLinks,
    isContactPublic: own.isContactPublic,
    focus: own.focus,
  }
}

export type ShownProfile = ReturnType<typeof presentProfile>

export const handle = { failed: () => m.partneradmin_save_failed() }

export { action } from './actions.server.ts'

export default function PartnerAdministration({ loaderData, actionData }: Route.ComponentProps) {
  const { section, profile, completion } = loaderData
  const { complete, percent } = completion
  return (
    <Container className="py-8 sm:py-10">
      <PageHeader
        eyebrow={<bdi className="wrap-anywhere">{profile.name}</bdi>}
        title={m.partneradmin_title()}
        actions={
          profile.status === 'approved' && (
            <>
              <TeamLink />
              <PublicLink id={profile.id} />
            </>
          )
        }
      />
      <div className="mt-8 grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-6">
          <CompletionCard count={complete.length} percent={percent} />
          <ProfileSections current={section} complete={complete} />
        </div>
        <div className="min-w-0">
          {/* Remounts the form when the section changes. */}
          <SectionShown key={section} {...loaderData} refused={actionData} />
        </div>
      </div>
    </Container>
  )
}

/** Links to the people who act for the organization. */
function TeamLink() {
  return (
    <Button asChild variant="secondary">
      <Link to="/partner-admin/team">
        <Users aria-hidden />
        {m.team_title()}
      </Link>
    </Button>
  )
}

/** Links to the organization's public page. */
function PublicLink({ id }: { id: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to={`/partner/${id}`}>
        {m.partneradmin_public_page()}
        <ExternalLink aria-hidden />
      </Link>
    </Button>
  )
}

/** Profile completion as text, percentage and progress bar. */
function CompletionCard({ count, percent }: { count: number; percent: number }) {
  return (
    <Card ground="sand" className="p-4 sm:p-5">
      <h2 id="profile-completion" className="font-display text-lg leading-6 font-bold">
        {m.partneradmin_completion()}
      </h2>
      <p className="mt-1 flex items-baseline justify-between gap-3 text-sm">
        <span>{m.partneradmin_completed({ count })}</span>
        <span className="font-medium tabular-nums">{m.forms_percent({ percent })}</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby="profile-completion"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={m.partneradmin_completed({ count })}
        className="mt-2 h-2 overflow-hidden rounded-full bg-surface"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      </div>
    </Card>
  )
}
