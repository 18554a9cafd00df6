import {
  ClipboardCheck,
  Clock,
  FileText,
  HandHeart,
  HeartHandshake,
  Landmark,
  MessagesSquare,
  Package,
  PencilLine,
  Plus,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'react-router'
import { documentLabel } from '#domain/partners/partner-words.ts'
import { mayOpenPage } from '#domain/partners/duty.ts'
import type { Owed } from '#domain/waiting/list-owed.ts'
import { obligationCounts, type ObligationKind } from '#domain/waiting/obligation.ts'
import type { OwnWaiting } from '#domain/waiting/queries/list-own-waiting.ts'
import { m } from '#messages'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { sectionAddress } from '../administration/sections.ts'
import type { ShownOrganization, Work } from './page.tsx'
import { completeAddress } from '../completing/address.ts'
import { howToPayAddress, orderParams } from '../orders/params.ts'
import { threadParams } from '../messages/params.ts'
import { supporterParams } from '../supporters/params.ts'
import { newProjectEventAddress, projectEventAddress } from '../project-events/addresses.ts'
import { Sentence } from '#app/ui/sentence.tsx'
import { Due } from './due.tsx'
import { OwedList } from './owed-list.tsx'

type NeedsYouProps = {
  organization: ShownOrganization
  work: Work | null
  waiting: readonly OwnWaiting[]
  owed: readonly Owed[]
}

/** `of` is the kind of request that it answers. */
type Need = { icon: LucideIcon; to: string | null; words: string; of?: ObligationKind }

/**
 * Lists what needs the organization's attention, what is overdue first, each with the day by which people should have an
 * answer, and what our staff still has to answer; renders nothing if there is nothing.
 */
export function NeedsYou({ organization, work, waiting, owed }: NeedsYouProps) {
  const mayApply = useIsOpen('partner-registration')
  const linked = [
    ...(mayApply ? again(organization) : []),
    ...needsOfWork(work),
    ...papers(organization),
  ].filter(({ to }) => isAmongDuties(organization, to))
  const theirs = waiting.filter(({ owner }) => owner === 'partner')
  const needs = [...linked, ...withoutPage(theirs, linked)].map((need) => ({
    ...need,
    due: theirs.find(({ kind }) => kind === need.of),
  }))
  const isLate = ({ due }: { due?: OwnWaiting | undefined }) => (due?.overdue ?? 0) > 0
  const ordered = [...needs.filter(isLate), ...needs.filter((need) => !isLate(need))]
  const staffs = waiting.filter(({ owner }) => owner === 'staff')
  if (ordered.length + staffs.length === 0) return null
  return (
    <section
      id="owed"
      aria-labelledby="needs-you"
      className="scroll-mt-24 rounded-card bg-gold-tint p-5 sm:p-6"
    >
      <h2 id="needs-you" className="font-display text-subheading font-bold">
        {m.partneradmin_needs_you()}
      </h2>
      {ordered.length > 0 && (
        <ul className="mt-2 flex flex-col divide-y divide-gold/20">
          {ordered.map(({ icon: Icon, to, words, of, due }) => (
            <li key={`${to} ${words}`} className="flex items-start gap-3 py-1">
              <Icon aria-hidden className="mt-2 size-5 shrink-0 text-gold" />
              <div className="min-w-0 wrap-anywhere">
                <ToDo to={to} words={words} />
                {due && <Due waiting={due} className="pb-1.5" />}
                <OwedList {...{ organization }} owed={owed.filter(({ kind }) => kind === of)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {staffs.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-gold/20 pt-4 text-sm font-medium text-muted">
            {m.due_with_staff()}
          </h3>
          <ul className="mt-1 grid gap-2">
            {staffs.map((one) => (
              <li key={one.kind}>
                {obligationCounts[one.kind]({ count: one.count })}
                <Due waiting={one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function ToDo({ to, words }: { to: string | null; words: string }) {
  const line = 'flex items-center py-1.5 font-medium pointer-coarse:min-h-11'
  if (to === null) return <p className={line}>{words}</p>
  return (
    <Link to={to} className={`${line} underline-offset-4 hover:text-primary hover:underline`}>
      <span>
        <Sentence>{words}</Sentence>
      </span>
    </Link>
  )
}

/** Requests that the caller cannot answer: others of the team do, or the organization is suspended. */
function withoutPage(theirs: readonly OwnWaiting[], linked: readonly Need[]): Need[] {
  return theirs
    .filter(({ kind }) => linked.every((need) => need.of !== kind))
    .map(({ kind, count }) => ({
      icon: Clock,
      to: null,
      words: obligationCounts[kind]({ count }),
      of: kind,
    }))
}

/** Leaves out what is for others of the team. Applicants have no duties yet, and see everything. */
function isAmongDuties({ duties }: ShownOrganization, to: string | null): boolean {
  if (to === null || duties.length === 0 || duties.includes('own')) return true
  return to !== sectionAddress('documents') && mayOpenPage(duties, to.split('?')[0] ?? to)
}

function again({ status, mayResubmit }: ShownOrganization): Need[] {
  if (!mayResubmit) return []
  const words =
    status === 'rejected' ? m.partneradmin_need_rejected() : m.partneradmin_need_changes_asked()
  return [{ icon: PencilLine, to: '/partner-registration', words }]
}

function papers({ status, missing }: ShownOrganization): Need[] {
  if (status === 'suspended') return []
  return missing.map((kind) => ({
    icon: FileText,
    to: sectionAddress('documents'),
    words: m.partneradmin_need_document({ document: documentLabel(kind) }),
  }))
}

function needsOfWork(work: Work | null): Need[] {
  if (!work) return []
  const { orders, waiting, messages, finish, over, returned, hasPosts, needsPaymentWords } = work
  const send: Need = {
    icon: Package,
    to: orderParams.href({ status: 'processing' }),
    words: m.orderdesk_need_send({ count: orders.toSend }),
    of: 'order',
  }
  const confirm = {
    icon: Wallet,
    to: orderParams.href({ status: 'awaiting_payment' }),
    words: m.orderdesk_need_confirm({ count: orders.toConfirm }),
  }
  const answers: Need = {
    icon: HeartHandshake,
    to: supporterParams.href({ part: 'waiting' }),
    words: m.partneradmin_need_answers({ count: waiting }),
    of: 'sign-up',
  }
  const write: Need = {
    icon: MessagesSquare,
    to: threadParams.href({ part: 'waiting' }),
    words: m.threads_need({ count: messages }),
    of: 'message',
  }
  const posts = returned.map(({ id, title }) => ({
    icon: PencilLine,
    to: projectEventAddress(id),
    words: m.partneradmin_need_post({ title }),
  }))
  const thanks = {
    icon: HandHeart,
    to: supporterParams.href({ part: 'finish' }),
    words: m.partnerhome_need_finish({ count: finish }),
  }
  const done = over.map(({ id, title }) => ({
    icon: ClipboardCheck,
    to: completeAddress(id),
    words: m.partnerhome_need_outcome({ title }),
  }))
  const howToPay = {
    icon: Landmark,
    to: howToPayAddress,
    words: m.partnerhome_need_how_to_pay(),
  }
  const first = { icon: Plus, to: newProjectEventAddress, words: m.partneradmin_need_first_post() }
  return [
    ...(orders.toSend > 0 ? [send] : []),
    ...(orders.toConfirm > 0 ? [confirm] : []),
    ...(needsPaymentWords ? [howToPay] : []),
    ...(waiting > 0 ? [answers] : []),
    ...(messages > 0 ? [write] : []),
    ...posts,
    ...(finish > 0 ? [thanks] : []),
    ...done,
    ...(hasPosts ? [] : [first]),
  ]
}
