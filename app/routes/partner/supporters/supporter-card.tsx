import { Link } from 'react-router'
import { m } from '#messages'
import type { Supporter } from '#domain/support/queries/list-supporters.ts'
import { supportLabel } from '#domain/support/support-words.ts'
import type { FormErrors } from '#app/request/form.ts'
import { ContactLinks } from '#app/ui/contact-links.tsx'
import { KindTag } from '#app/ui/kind-tag.tsx'
import { SupportBadge } from '../../public/cards/support-badges.tsx'
import { Through } from '../../credit/through.tsx'
import { PartnerDay } from '../day.tsx'
import { Answers } from './answers.tsx'
import { GiftLine } from './gift-line.tsx'
import { supporterParams } from './params.ts'
import { MANY_FORM } from './many-bar.tsx'
import { comingWords } from './coming-words.ts'
import { cameOf } from './outcome-words.ts'

/** One support: who, what, in which words, and the organization's answer. */
export function SupporterCard({
  address,
  problems,
  isChosen,
  ...supporter
}: Supporter & { address: string; problems: FormErrors | undefined; isChosen: boolean }) {
  const { id, answers, name, email, phone, message, reason, status, kind, post, createdAt, gift } =
    supporter
  const came = cameOf(supporter)
  return (
    <article className="rounded-card border border-line bg-surface p-4 has-checked:border-primary sm:p-5">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {answers.length > 0 && (
          <label className="-m-3 grid size-11 shrink-0 place-items-center">
            <input
              type="checkbox"
              form={MANY_FORM}
              name="ids"
              value={id}
              defaultChecked={isChosen}
              aria-label={m.supporting_choose({ name, what: supportLabel(supporter) })}
              className="size-5 tick-box"
            />
          </label>
        )}
        <div className="min-w-0 flex-1 basis-40">
          <h2 dir="auto" className="font-medium text-match wrap-anywhere">
            {name}
          </h2>
          <p className="text-sm text-muted wrap-anywhere">
            <Link
              to={supporterParams.href({ post: post.id })}
              className="underline-offset-4 hover:text-primary hover:underline"
            >
              {post.title}
            </Link>{' '}
            · <PartnerDay at={createdAt} />
          </p>
        </div>
        <SupportBadge status={status} kind={kind} />
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <KindTag kind={kind} />
        <span className="font-medium">{supportLabel(supporter)}</span>
      </p>
      {gift && <GiftLine gift={gift} isWaiting={status === 'pending'} />}
      <Through through={supporter.through} className="mt-2" />
      {supporter.coming && (
        <p className="mt-2 text-sm font-medium">{comingWords(supporter.coming)}</p>
      )}
      {came && <p className="mt-2 text-sm font-medium tabular-nums">{came}</p>}
      {message && (
        <p
          dir="auto"
          className="mt-3 max-w-text border-s-2 border-gold-leaf ps-4 text-start whitespace-pre-line wrap-anywhere"
        >
          {message}
        </p>
      )}
      <ContactLinks email={email} phone={phone} className="mt-2" />
      {reason && (
        <p dir="auto" className="mt-1 text-sm whitespace-pre-line text-muted wrap-anywhere">
          {m.supporting_declined_because({ reason })}
        </p>
      )}
      <Answers supporter={supporter} address={address} problems={problems} />
    </article>
  )
}
