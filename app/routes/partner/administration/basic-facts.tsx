import { Fragment } from 'react'
import { fileAddress } from '#domain/files/file.ts'
import {
  charitableStatusLabel,
  countryLabel,
  organizationTypeLabel,
  otherNameLabel,
} from '#domain/partners/partner-words.ts'
import { NAME_LANGUAGES } from '#domain/partners/registration.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { otherThanPage, type Language } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Name } from '#app/ui/name.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import type { ShownProfile } from './page.tsx'
import { Fact, ProfileFacts, WebLink } from './facts.tsx'

/** The organization's registration details and description. */
export function BasicFacts({ profile }: { profile: ShownProfile }) {
  const { logoFileId, physicalAddress, mission, description, translations } = profile
  const language = parseLanguage(profile.language) ?? undefined
  return (
    <>
      <ProfileFacts>
        <Fact name={m.partneradmin_name()}>{profile.name}</Fact>
        {NAME_LANGUAGES.map(
          (other) =>
            profile.otherNames[other] && (
              <Fact key={other} name={otherNameLabel(other)}>
                <Name>{profile.otherNames[other]}</Name>
              </Fact>
            ),
        )}
        <Fact name={m.forms_website()}>
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
        <Words name={m.partneradmin_mission()} words={mission} language={language} />
        <Words name={m.partneradmin_description()} words={description} language={language} />
        {Object.entries(translations).map(([other, texts]) => {
          const written = parseLanguage(other) ?? undefined
          const words = { language: written ? format.languageName(written) : other }
          return (
            <Fragment key={other}>
              {texts['mission'] && (
                <Words
                  name={m.partneradmin_mission_in(words)}
                  words={texts['mission']}
                  language={written}
                />
              )}
              {texts['description'] && (
                <Words
                  name={m.partneradmin_description_in(words)}
                  words={texts['description']}
                  language={written}
                />
              )}
            </Fragment>
          )
        })}
      </dl>
    </>
  )
}

function Words({
  name,
  words,
  language,
}: {
  name: string
  words: string
  language: Language | undefined
}) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd lang={words && language && otherThanPage(language)} className="max-w-text">
        {words ? <Paragraphs text={words} /> : <Nothing />}
      </dd>
    </div>
  )
}

/** Placeholder for a missing value. */
export function Nothing() {
  return <span className="text-muted">{m.partneradmin_nothing_yet()}</span>
}
