import {
  ClipboardCheck,
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

type NeedsYouProps = { organization: ShownOrganization; work: Work | null }

type Need = { icon: LucideIcon; to: string; words: string }

/** Lists what needs the organization's attention; renders nothing if there is nothing. */
export function NeedsYou({ organization, work }: NeedsYouProps) {
  const mayApply = useIsOpen('partner-registration')
  const needs = [
    ...(mayApply ? again(organization) : []),
    ...needsOfWork(work),
    ...papers(organization),
  ].filter(({ to }) => isAmongDuties(organization, to))
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="needs-you" className="rounded-card bg-gold-tint p-5 sm:p-6">
      <h2 id="needs-you" className="font-display text-subheading font-bold">
        {m.partneradmin_needs_you()}
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-gold/20">
        {needs.map(({ icon: Icon, to, words }) => (
          <li key={to + words}>
            <Link
              to={to}
              className="flex min-h-12 items-center gap-3 py-2 font-medium underline-offset-4 hover:text-primary hover:underline"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-gold" />
              <span className="min-w-0 wrap-anywhere">
                <Sentence>{words}</Sentence>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Leaves out what is for others of the team. Applicants have no duties yet, and see everything. */
function isAmongDuties({ duties }: ShownOrganization, to: string): boolean {
  if (duties.length === 0 || duties.includes('own')) return true
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
  const send = {
    icon: Package,
    to: orderParams.href({ status: 'processing' }),
    words: m.orderdesk_need_send({ count: orders.toSend }),
  }
  const confirm = {
    icon: Wallet,
    to: orderParams.href({ status: 'awaiting_payment' }),
    words: m.orderdesk_need_confirm({ count: orders.toConfirm }),
  }
  const answers = {
    icon: HeartHandshake,
    to: supporterParams.href({ part: 'waiting' }),
    words: m.partneradmin_need_answers({ count: waiting }),
  }
  const write = {
    icon: MessagesSquare,
    to: threadParams.href({ part: 'waiting' }),
    words: m.threads_need({ count: messages }),
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
