import { Link } from 'react-router'
import { m } from '#messages'
import type { SupportKind } from '#domain/support/support.ts'
import type { PublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import type { ProjectEventCard as ProjectOrEvent } from '#domain/project-events/project-event.ts'
import { otherThanPage } from '#platform/text/language.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { kinds } from '#app/ui/kind-tag.tsx'
import { LanguageMark } from '#app/ui/language-mark.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { keepApart } from '../cards/keep-apart.ts'
import { ProjectEventCard } from '../cards/project-event-card.tsx'
import { PartnerContact } from './contact.tsx'
import { partnerTabAddress } from './tabs.ts'
import { Sentence } from '#app/ui/sentence.tsx'

type Activity = {
  kind: SupportKind
  title: () => string
  text: (of: { organization: string }) => string
}

const activities: readonly Activity[] = [
  {
    kind: 'volunteer',
    title: m.detail_partner_volunteer_title,
    text: m.detail_partner_volunteer_text,
  },
  { kind: 'donate', title: m.detail_partner_give_title, text: m.detail_partner_give_text },
  { kind: 'visit', title: m.detail_partner_visit_title, text: m.detail_partner_visit_text },
  { kind: 'business', title: m.detail_partner_work_title, text: m.detail_partner_work_text },
]

/** An organization's description, what it does next and ways to cooperate with it. */
export function PartnerAbout({
  partner,
  next,
}: {
  partner: PublicPartner
  next: readonly ProjectOrEvent[]
}) {
  const { name: organization, language } = partner
  const lang = otherThanPage(language)
  return (
    <div className="mt-8 grid gap-12">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="about">
          <h2
            id="about"
            dir="auto"
            className="font-display text-heading font-bold wrap-anywhere text-match"
          >
            <Sentence>{m.detail_partner_about({ organization })}</Sentence>
          </h2>
          {partner.description && <LanguageMark language={language} className="mt-2" />}
          <div lang={partner.description ? lang : undefined}>
            <Paragraphs
              text={partner.description || m.detail_partner_no_description({ organization })}
              className="mt-4 max-w-text"
            />
          </div>
        </section>
        <section aria-labelledby="mission" className="border-s-2 border-gold-leaf ps-6">
          <h2 id="mission" className="font-display text-heading font-bold">
            {m.detail_partner_mission()}
          </h2>
          {/* The description has said it already. */}
          {partner.mission && !partner.description && (
            <LanguageMark language={language} className="mt-2" />
          )}
          <div lang={partner.mission ? lang : undefined}>
            <Paragraphs
              text={partner.mission || m.detail_partner_no_mission()}
              className="mt-4 font-display text-lead"
            />
          </div>
        </section>
      </div>
      <PartnerContact partner={partner} />
      {next.length > 0 && (
        <section aria-labelledby="next">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2 id="next" className="font-display text-heading font-bold">
              {m.detail_partner_tab_items()}
            </h2>
            <Button asChild variant="secondary">
              <Link to={partnerTabAddress(partner.id, 'projects-events')} preventScrollReset>
                {m.store_none_action()}
              </Link>
            </Button>
          </div>
          <ul className="mt-5 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {keepApart(next).map((item) => (
              <li key={item.id} className="sm:max-lg:nth-3:hidden">
                <ProjectEventCard item={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="activities">
        <h2 id="activities" className="font-display text-heading font-bold">
          {m.detail_partner_activities()}
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {activities.map(({ kind, title, text }) => {
            const { icon: Icon, text: color, tint } = kinds[kind]
            return (
              <li key={kind}>
                <Card className="h-full">
                  <span className={`grid size-10 place-items-center rounded-full ${tint} ${color}`}>
                    <Icon aria-hidden className="size-5" />
                  </span>
                  <h3 className="mt-4 font-display text-subheading font-bold">{title()}</h3>
                  <p className="mt-2 text-muted wrap-anywhere">{text({ organization })}</p>
                </Card>
              </li>
            )
          })}
        </ul>
      </section>
      <Card ground="sand" className="flex flex-wrap items-center justify-between gap-6 sm:p-8">
        <div className="max-w-text">
          <h2 className="font-display text-heading font-bold">{m.detail_partner_impact_title()}</h2>
          <p className="mt-3 text-lead wrap-anywhere">
            <Sentence>{m.detail_partner_impact_text({ organization })}</Sentence>
          </p>
        </div>
      </Card>
    </div>
  )
}
