import { telephone } from '#app/ui/contact-links.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { OthersText } from '#app/ui/others-text.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ambassadorTypeLabel } from '#domain/ambassadors/ambassador.ts'
import type { OpenedAmbassador } from '#domain/ambassadors/commands/open-ambassador.ts'
import { NETWORKS, networkLabel } from '#domain/ambassadors/social-links.ts'
import { linkPath } from '#domain/ambassadors/link.ts'
import { fileAddress } from '#domain/files/file.ts'
import { formatMoney } from '#platform/text/money.ts'
import { format } from '#platform/text/format.ts'
import { otherThanPage, type Language } from '#platform/text/language.ts'
import { m } from '#messages'
import { UserSection } from '../users/user-section.tsx'

const link = 'text-primary underline underline-offset-4'

/** Lists an ambassador's profile and the results credited to them. */
export function AmbassadorFacts({ ambassador }: { ambassador: OpenedAmbassador }) {
  const { contactEmail, socialLinks, figures, items, logoFileId, photoFileId } = ambassador
  const bios = Object.entries(ambassador.bios) as [Language, string][]
  const pictures = [
    { id: logoFileId, label: m.becoming_logo() },
    { id: photoFileId, label: m.becoming_photo() },
  ]
  return (
    <UserSection id="about" title={m.ambassadordesk_about()}>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface text-sm">
        <Fact label={m.becoming_type()}>{ambassadorTypeLabel(ambassador.type)}</Fact>
        <Fact label={m.forms_full_name()}>
          <bdi>{ambassador.fullName}</bdi>
        </Fact>
        <Fact label={m.becoming_organization()}>
          {ambassador.organizationName && <bdi>{ambassador.organizationName}</bdi>}
        </Fact>
        <Fact label={m.forms_email()}>
          <a href={`mailto:${contactEmail}`} className={link}>
            {contactEmail}
          </a>{' '}
          <span className="text-muted">
            {ambassador.isEmailPublic
              ? m.ambassadordesk_email_public()
              : m.ambassadordesk_email_private()}
          </span>
        </Fact>
        <Fact label={m.becoming_mobile()}>
          <a href={telephone(ambassador.mobileNumber)} dir="ltr" className={link}>
            {ambassador.mobileNumber}
          </a>
        </Fact>
        <Fact label={m.becoming_bio()}>
          {bios.length > 0 && (
            <span className="grid gap-3">
              {bios.map(([language, bio]) => (
                <span key={language}>
                  <LanguageMark language={language} className="mb-1" />
                  <OthersText lang={otherThanPage(language)} className="block">
                    {bio}
                  </OthersText>
                </span>
              ))}
            </span>
          )}
        </Fact>
        <Fact label={m.ambassadordesk_pictures()} otherwise={m.ambassadordesk_nothing()}>
          {pictures.some(({ id }) => id) && (
            <span className="flex flex-wrap gap-3">
              {pictures.map(
                ({ id, label }) =>
                  id && (
                    <a key={label} href={fileAddress(id)} className={link}>
                      <img
                        src={fileAddress(id, 480)}
                        alt=""
                        className="mb-1 h-20 w-auto max-w-40 rounded-field border border-line object-contain"
                      />
                      {label}
                    </a>
                  ),
              )}
            </span>
          )}
        </Fact>
        <Fact label={m.ambassadordesk_links()} otherwise={m.ambassadordesk_nothing()}>
          {NETWORKS.some((network) => socialLinks[network]) && (
            <ul className="grid gap-1">
              {NETWORKS.map(
                (network) =>
                  socialLinks[network] && (
                    <li key={network}>
                      <span className="text-muted">{networkLabel(network)}:</span>{' '}
                      <a
                        href={socialLinks[network]}
                        rel="noopener nofollow"
                        dir="ltr"
                        className={link}
                      >
                        {socialLinks[network]}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          )}
        </Fact>
        <Fact label={m.ambassadordesk_items()} otherwise={m.ambassadordesk_nothing()}>
          {items.length > 0 && (
            <ul className="grid gap-1">
              {items.map(({ id, title }) => (
                <li key={id}>
                  <Link to={`/projects-events/${id}`} className={link} dir="auto">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact label={m.ambassadordesk_figures()}>
          {m.ambassadordesk_figures_text({
            supports: format.number(figures.supports),
            supporters: format.number(figures.supporters),
            raised: formatMoney(figures.raisedCents),
          })}
        </Fact>
        <Fact label={m.ambassadordesk_link()}>
          <code className="text-sm">{linkPath(ambassador.code)}</code>
        </Fact>
        <Fact label={m.ambassadordesk_since()}>
          <Moment at={ambassador.createdAt} as="dateTime" />
        </Fact>
      </dl>
    </UserSection>
  )
}

function Fact({
  label,
  otherwise,
  children,
}: {
  label: string
  /** Shown when there is no value. */
  otherwise?: string
  children: ReactNode
}) {
  return (
    <div className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children || <span className="text-muted">{otherwise ?? m.people_not_told()}</span>}
      </dd>
    </div>
  )
}
