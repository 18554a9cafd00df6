import { m } from '#messages'
import { consentLabel } from '#domain/consent/consent.ts'
import type { PartCounts } from '#domain/support/queries/list-supporters.ts'
import { SHOWN, type ShownPart } from '#domain/support/supporters-part.ts'
import { Tabs } from '#app/ui/tabs.tsx'
import { supporterParams, type SupportersView } from './params.ts'

const labels: Record<ShownPart, () => string> = {
  waiting: m.supporting_waiting,
  consent: () => consentLabel('asked'),
  confirmed: m.supporting_confirmed,
  line: m.waiting_list,
  finish: m.supporting_finish,
  completed: m.supporting_completed,
  closed: m.supporting_closed,
  refunded: m.gifts_part_back,
}

/** Status groups of the filtered supporters, each with its count. */
export function PartTabs({ shown, counts }: { shown: SupportersView; counts: PartCounts }) {
  const { post, kind, date } = shown
  const all = {
    to: supporterParams.href({ post, kind, date }),
    label: m.supporting_all(),
    current: shown.part === null,
    count: counts.all,
  }
  // Most organizations have no waiting list, and no minors.
  const isShown = (part: ShownPart) =>
    (part !== 'line' && part !== 'consent') || counts[part] > 0 || shown.part === part
  const parts = SHOWN.filter(isShown).map((part) => ({
    to: supporterParams.href({ post, kind, date, part }),
    label: labels[part](),
    current: shown.part === part,
    count: counts[part],
  }))
  return <Tabs label={m.supporting_views()} className="mt-6" tabs={[all, ...parts]} />
}
