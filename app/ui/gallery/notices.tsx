import { m } from '#messages'
import type { SupportKind } from '#domain/support/support.ts'
import { Avatar } from '../avatar.tsx'
import { Badge } from '../badge.tsx'
import { Banner } from '../banner.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Disclosure } from '../disclosure.tsx'
import { EmptyState } from '../empty-state.tsx'
import { kinds, KindTag } from '../kind-tag.tsx'
import { Landscape } from '../landscape/landscape.tsx'
import { Monogram } from '../monogram.tsx'
import { Pagination } from '../pagination.tsx'
import { Spinner } from '../spinner.tsx'
import { Stat } from '../stat.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { SpecimenRow, Specimen } from './specimen.tsx'

const names = ['Dana Levi', 'Friends of the Galilee', 'Olive Grove School', 'דנה לוי']

/** Messages, badges, cards and navigation. `pageAt` returns the URL of a page of the pager. */
export function Notices({ page, pageAt }: { page: number; pageAt: (page: number) => string }) {
  return (
    <>
      <Specimen name={m.design_group_messages()}>
        <div className="grid gap-3 lg:grid-cols-2">
          <Banner tone="info" title={m.design_sample_info()}>
            {m.design_sample_info_more()}
          </Banner>
          <Banner tone="success" title={m.design_sample_saved()}>
            {m.design_sample_saved_more()}
          </Banner>
          <Banner
            tone="warning"
            title={m.design_sample_warning()}
            action={
              <Button type="button" size="small" variant="secondary">
                {m.design_sample_details()}
              </Button>
            }
          />
          <Banner tone="danger" title={m.design_sample_failed()}>
            {m.design_sample_failed_more()}
          </Banner>
        </div>
        <Card className="mt-6">
          <EmptyState
            title={m.design_sample_empty()}
            level={3}
            action={<Button type="button">{m.design_sample_details()}</Button>}
          >
            {m.design_sample_empty_more()}
          </EmptyState>
        </Card>
      </Specimen>
      <Specimen name={m.design_group_marks()}>
        <SpecimenRow>
          {(Object.keys(kinds) as SupportKind[]).map((kind) => (
            <KindTag key={kind} kind={kind} />
          ))}
        </SpecimenRow>
        <SpecimenRow>
          <StatusBadge tone="neutral">{m.design_sample_draft()}</StatusBadge>
          <StatusBadge tone="info">{m.design_sample_processing()}</StatusBadge>
          <StatusBadge tone="success">{m.design_sample_approved()}</StatusBadge>
          <StatusBadge tone="warning">{m.design_sample_pending()}</StatusBadge>
          <StatusBadge tone="danger">{m.design_sample_rejected()}</StatusBadge>
          <Badge>{m.design_region_negev()}</Badge>
        </SpecimenRow>
        <SpecimenRow>
          {names.map((name) => (
            <Monogram key={name} name={name} />
          ))}
          <Monogram name="Haifa" shape="square" size="large" />
          <Avatar name="Jaffa" size="huge" />
          <Spinner className="text-primary" />
        </SpecimenRow>
      </Specimen>
      <Specimen name={m.design_group_cards()}>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Card className="overflow-hidden p-0 sm:p-0">
            <Landscape id="grove" region="galilee" time="dawn" className="aspect-8/5 w-full" />
            <div className="p-5">
              <KindTag kind="volunteer" />
              <h3 className="mt-3 font-display text-subheading font-bold">
                {m.design_sample_card()}
              </h3>
              <p className="mt-1 text-sm text-muted">{m.design_sample_card_more()}</p>
            </div>
          </Card>
          <Card ground="sand">
            <Stat
              figure="37,000+"
              label={m.design_sample_stat()}
              note={m.design_sample_stat_note()}
            />
          </Card>
          <div>
            <Disclosure summary={m.design_sample_question()} name="questions" open>
              {m.design_sample_answer()}
            </Disclosure>
            <Disclosure summary={m.design_sample_question_two()} name="questions">
              {m.design_sample_answer()}
            </Disclosure>
          </div>
        </div>
      </Specimen>
      <Specimen name={m.design_group_ways()}>
        <Breadcrumbs
          crumbs={[
            { label: m.design_page_title(), to: '/_design' },
            { label: m.design_group_ways() },
          ]}
        />
        <Pagination page={page} pageCount={42} addressOf={pageAt} capped />
      </Specimen>
    </>
  )
}
