import { Globe } from 'lucide-react'
import { fileAddress, PICTURE_WIDTHS } from '#domain/files/file.ts'
import type { Cover } from '#domain/partners/cover.ts'
import { followKey } from '#domain/following/followed.ts'
import { m } from '#messages'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { focusAreaLabel } from '#domain/partners/partner.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { FollowButton } from '../cards/follow-button.tsx'
import { PartnerLogo } from '../cards/partner-logo.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { cn } from '#app/ui/class-names.ts'
import { Container } from '#app/ui/container.tsx'
import { langOf } from '#platform/text/language.ts'
import { Name } from '#app/ui/name.tsx'
import { SubjectPicture } from '#app/ui/subject/subject-picture.tsx'
import { isWebAddress } from '../project-event/organization-card.tsx'
import { workOf } from './work-of.ts'

/** Name, logo, category and focus areas of an organization; `isBrief` makes it compact on phones. */
export function PartnerHeader({
  partner,
  isBrief,
  followed,
}: {
  partner: PublicPartner
  isBrief: boolean
  followed: readonly string[] | null
}) {
  const { name, otherName, logo, category, focusAreas, website, yearEstablished } = partner
  const { otherFocusArea, cover, answerDays } = partner
  return (
    <header className="border-b border-line bg-sand">
      <div className="bg-paper">
        <Container>
          <Breadcrumbs crumbs={[{ label: m.listing_partners_title(), to: '/partners' }]} />
        </Container>
      </div>
      {cover ? (
        <CoverBand cover={cover} isBrief={isBrief} />
      ) : (
        <SceneBand partner={partner} isBrief={isBrief} />
      )}
      <Container className="pb-8 sm:pb-10">
        <div className="flex flex-col items-start gap-4 sm:flex-row sm:gap-8">
          <PartnerLogo
            name={name}
            logo={logo}
            size="huge"
            className={cn('relative -mt-12 ring-4 ring-surface', logo && 'bg-surface')}
          />
          <div className="min-w-0 max-w-text sm:pt-5">
            <p className="text-sm font-medium text-gold">
              {[
                category && categoryLabel(category),
                m.detail_partner_since({ year: `${yearEstablished}` }),
                answerDays !== null && m.due_usually({ count: answerDays }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <h1
              dir="auto"
              className="mt-1 font-display text-title font-bold tracking-[-0.015em] text-match wrap-anywhere"
            >
              <Name>{name}</Name>
            </h1>
            {otherName && (
              <p className="mt-1 font-display text-subheading text-muted">
                <Name>{otherName}</Name>
              </p>
            )}
            <div
              className={cn(
                'mt-4 flex flex-wrap items-center gap-x-6 gap-y-1',
                isBrief && 'max-sm:hidden',
              )}
            >
              {focusAreas.length > 0 && (
                <ul aria-label={m.detail_partner_focus()} className="flex flex-wrap gap-2">
                  {focusAreas.map((area) => (
                    <li key={area} className="max-w-full">
                      <Badge className="bg-surface">
                        {area === 'other' && otherFocusArea ? (
                          <Name>{otherFocusArea}</Name>
                        ) : (
                          focusAreaLabel(area)
                        )}
                      </Badge>
                    </li>
                  ))}
                </ul>
              )}
              {isWebAddress(website) && (
                <a
                  href={website}
                  rel="nofollow ugc noopener noreferrer"
                  className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
                >
                  <Globe aria-hidden className="size-4.5" />
                  {m.detail_website()}
                </a>
              )}
            </div>
            <div className={cn('mt-4', isBrief && 'max-sm:hidden')} data-print="never">
              <FollowButton
                of={followKey({ kind: 'partner', id: partner.id })}
                followed={followed}
              />
            </div>
          </div>
        </div>
      </Container>
    </header>
  )
}

/** The organization's own picture across the page; lower where the page is not about the organization itself. */
function CoverBand({ cover: { fileId, alt }, isBrief }: { cover: Cover; isBrief: boolean }) {
  return (
    <img
      src={fileAddress(fileId, 1600)}
      srcSet={PICTURE_WIDTHS.map((px) => `${fileAddress(fileId, px)} ${px}w`).join(', ')}
      sizes="100vw"
      alt={alt}
      lang={langOf(alt)}
      fetchPriority="high"
      className={cn(
        'block w-full bg-sand object-cover',
        isBrief ? 'h-20 sm:h-40' : 'h-44 sm:h-64 lg:h-80',
      )}
    />
  )
}

/** A scene of the organization's work in place of a picture; nothing if its work names no subject. */
function SceneBand({ partner, isBrief }: { partner: PublicPartner; isBrief: boolean }) {
  const variant = workOf(partner)
  if (!variant) return <div className="h-16" />
  return (
    <div
      className={cn('relative overflow-hidden', isBrief ? 'h-20 sm:h-40' : 'h-32 sm:h-44 lg:h-56')}
    >
      {/* Scenes end where a frame is more than six times as wide as high: wider bands cut off their top and bottom. */}
      <SubjectPicture
        variant={variant}
        width={1440}
        height={240}
        first
        className="absolute top-1/2 h-full min-h-[17vw] w-full -translate-y-1/2 dark:brightness-90"
      />
    </div>
  )
}
