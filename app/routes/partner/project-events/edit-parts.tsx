import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import type {
  ProjectEventAbilities,
  PublicationStatus,
} from '#domain/project-events/project-event-rules.ts'
import { Button } from '#app/ui/button.tsx'
import { completeAddress } from '../completing/address.ts'
import { format } from '#platform/text/format.ts'
import { Banner } from '#app/ui/banner.tsx'
import { OthersText } from '#app/ui/others-text.tsx'
import type { ReactNode } from 'react'
import type { ProjectEventType, Status } from '#domain/project-events/project-event.ts'
import { fileAddress } from '#domain/files/file.ts'
import type { FieldLine } from '#domain/project-events/parse-fields.ts'
import { inEachOf } from '#domain/translations/short-texts.ts'
import { langOf } from '#platform/text/language.ts'
import type { Picture } from '#domain/project-events/pictures.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { Reason } from '../reason.tsx'
import { duplicateAddress, previewAddress, projectEventAddress } from './addresses.ts'
import { revisionLabels, postStatusLabels } from './status-labels.ts'

type ProjectEventActionsProps = {
  id: string
  type: ProjectEventType
  abilities: ProjectEventAbilities
  /** Whether the item can be completed now or its outcome corrected. */
  completing: 'complete' | 'correct' | null
}

/** Actions besides editing: withdraw the proposal, complete the project or event, copy it, unpublish it. */
export function ProjectEventActions({ id, type, abilities, completing }: ProjectEventActionsProps) {
  const navigation = useNavigation()
  const address = projectEventAddress(id)
  return (
    <>
      {abilities.withdraw && (
        <Form method="post" action={address}>
          <Button
            type="submit"
            name="intent"
            value="withdraw"
            variant="secondary"
            pending={navigation.formData?.get('intent') === 'withdraw'}
          >
            {m.posts_withdraw()}
          </Button>
        </Form>
      )}
      {completing && (
        <Button asChild variant="secondary">
          <Link to={completeAddress(id)}>
            {completing === 'complete' ? m.partnerhome_complete() : m.partnerhome_correct()}
          </Link>
        </Button>
      )}
      <Button asChild variant="secondary">
        <Link to={previewAddress(id)}>{m.posts_preview()}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={duplicateAddress(type, id)}>{m.posts_copy()}</Link>
      </Button>
      {abilities.takeDown && (
        <Button asChild variant="secondary">
          <Link to={projectEventAddress(id, 'confirm=take-down')} preventScrollReset>
            {m.posts_take_down()}
          </Link>
        </Button>
      )}
    </>
  )
}

/** The publication status and what to do next; requested changes stay visible until it is submitted again. */
export function PostStatusNotice({
  publicationStatus,
  refusal,
  publicAddress,
}: {
  publicationStatus: PublicationStatus
  refusal: ShownRevision | null
  publicAddress: string | null
}) {
  const { tone, word, next } = postStatusLabels[publicationStatus]
  const isRefused =
    publicationStatus.endsWith('changes_asked') || publicationStatus.endsWith('rejected')
  return (
    <div className="flex flex-col gap-4">
      <Banner
        // The status predates the page load, so it must not interrupt screen readers.
        tone={isRefused ? 'warning' : TONES[tone]}
        title={word()}
        action={
          publicAddress && (
            <Link
              to={publicAddress}
              className="font-medium text-primary underline underline-offset-4"
            >
              {m.posts_view_public()}
            </Link>
          )
        }
      >
        <p>{next()}</p>
        {isRefused && refusal && <Refusal {...refusal} />}
      </Banner>
      {!isRefused && refusal && (
        <Banner tone="warning" title={m.posts_asked()}>
          <Refusal {...refusal} />
        </Banner>
      )}
    </div>
  )
}

const TONES = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'warning',
} as const

function Refusal({ status, decidedAt, updatedAt, reason }: ShownRevision) {
  const date = format.date(decidedAt ?? updatedAt)
  return (
    <div className="mt-3">
      <p className="text-sm text-muted">
        {status === 'rejected' ? m.posts_rejected_on({ date }) : m.posts_asked_on({ date })}
      </p>
      {reason && <Reason>{reason}</Reason>}
    </div>
  )
}

/** Texts of several paragraphs. */
const LONG = new Set<string>(['description', 'translations'])

/** A read-only proposal, shown while it cannot be edited. */
export function ProposalFacts({
  lines,
  pictures,
}: {
  lines: readonly FieldLine[]
  pictures: readonly Picture[]
}) {
  const long = lines.filter(({ key, text }) => text && LONG.has(key))
  return (
    <section aria-labelledby="proposed" className="min-w-0">
      <h2 id="proposed" className="font-display text-subheading font-bold">
        {m.posts_proposed()}
      </h2>
      {long.map(({ key, text }) => (
        <p key={key} dir="auto" className="mt-3 text-start whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      ))}
      <dl className="mt-6 grid gap-4 sm:grid-cols-2">
        {lines
          .filter(({ key, text }) => text && key !== 'title' && !LONG.has(key))
          .map(({ key, label, text }) => (
            <Fact key={key} name={label}>
              {text}
            </Fact>
          ))}
      </dl>
      {pictures.length > 0 && (
        <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.fileId}>
              <figure>
                <img
                  src={fileAddress(picture.fileId, 480)}
                  alt={picture.alt}
                  lang={langOf(picture.alt)}
                  width={480}
                  height={360}
                  loading="lazy"
                  className="aspect-4/3 w-full rounded-field bg-sand object-cover"
                />
                {inEachOf(picture, 'caption').map((caption) => (
                  <figcaption
                    key={caption}
                    lang={langOf(caption)}
                    dir="auto"
                    className="mt-1 text-start text-sm text-muted wrap-anywhere"
                  >
                    {caption}
                  </figcaption>
                ))}
              </figure>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <OthersText as="dd" className="wrap-anywhere">
        {children}
      </OthersText>
    </div>
  )
}

/** One proposal, with its times as ISO strings. */
export type ShownRevision = {
  number: number
  status: Status
  title: string
  updatedAt: string
  submittedAt: string | null
  decidedAt: string | null
  reason: string | null
}

/** All proposals and decisions, newest first. */
export function History({ revisions }: { revisions: readonly ShownRevision[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="font-display text-subheading font-bold">
        {m.posts_history()}
      </h2>
      <ol className="mt-4 flex max-w-text flex-col">
        {revisions.map((revision) => (
          <Entry key={revision.number} {...revision} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ number, status, title, ...revision }: ShownRevision) {
  const { tone, word } = revisionLabels[status]
  const moments = [
    revision.submittedAt && m.posts_submitted_on({ date: format.date(revision.submittedAt) }),
    revision.decidedAt && m.posts_decided_on({ date: format.date(revision.decidedAt) }),
  ].filter(Boolean)
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{m.posts_history_number({ number })}</span>
        <StatusBadge tone={tone}>{word()}</StatusBadge>
      </div>
      {title && (
        <p dir="auto" className="mt-1 text-start wrap-anywhere">
          {title}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">
        {moments.length > 0
          ? moments.join(' · ')
          : m.posts_begun_on({ date: format.date(revision.updatedAt) })}
      </p>
      {revision.reason && <Reason>{revision.reason}</Reason>}
    </li>
  )
}
