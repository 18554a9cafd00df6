import { fileAddress } from '#domain/files/file.ts'
import {
  charitableStatusLabel,
  countryLabel,
  organizationTypeLabel,
} from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import { Avatar } from '#app/ui/avatar.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import type { ShownProfile } from './page.tsx'
import { Fact, ProfileFacts, WebLink } from './facts.tsx'

/** The organization's registration details and description. */
export function BasicFacts({ profile }: { profile: ShownProfile }) {
  const { logoFileId, physicalAddress, mission, description } = profile
  return (
    <>
      <ProfileFacts>
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
          {/* The label is bilingual; `dir` keeps its parts in page order. */}
          <bdi dir="ltr">{organizationTypeLabel(profile.country, profile.organizationType)}</bdi>
        </Fact>
        <Fact name={m.partneradmin_year()}>{profile.yearEstablished}</Fact>
        <Fact name={m.partneradmin_charitable()}>
          {charitableStatusLabel(profile.charitableStatus)}
        </Fact>
        <Fact name={m.partneradmin_address()}>{physicalAddress ?? <Nothing />}</Fact>
        <Fact name={m.partneradmin_logo()}>
          {logoFileId ? (
            <Avatar
              name={profile.name}
              src={fileAddress(logoFileId, 480)}
              shape="square"
              className="mt-1 border border-line"
            />
          ) : (
            <Nothing />
          )}
        </Fact>
      </ProfileFacts>
      <dl className="mt-5 flex flex-col gap-5">
        <Words name={m.partneradmin_mission()} words={mission} />
        <Words name={m.partneradmin_description()} words={description} />
      </dl>
    </>
  )
}

function Words({ name, words }: { name: string; words: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="max-w-text">{words ? <Paragraphs text={words} /> : <Nothing />}</dd>
    </div>
  )
}

/** Placeholder for a missing value. */
export function Nothing() {
  return <span className="text-muted">{m.partneradmin_nothing_yet()}</span>
}
