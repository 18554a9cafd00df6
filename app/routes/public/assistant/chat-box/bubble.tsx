import { CircleAlert, RotateCcw, Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { otherThanPage, pageLanguage, type Language } from '#platform/text/language.ts'
import { AnswerLanguage } from './answer-link.tsx'
import { AnswerCards } from './answer-cards.tsx'
import { AnswerText } from './answer-text.tsx'
import type { Message } from './conversation.ts'
import { showToast } from '#app/ui/show-toast.ts'
import { plainText } from './read-markup.ts'

/** A user's question. */
export function QuestionBubble({ id, text }: { id: string | undefined; text: string }) {
  return (
    <li id={id} data-role="user" className="flex scroll-mt-3 justify-end">
      <span className="sr-only">{m.chat_you()}</span>
      <div className="max-w-[80%] rounded-card rounded-ee-sm bg-primary px-4 py-2.5 text-on-primary dark:bg-primary-tint dark:text-ink">
        {/* In a separate element, so that right-to-left text does not flip the bubble's corner. */}
        <div dir="auto" className="text-start whitespace-pre-wrap wrap-anywhere">
          {text}
        </div>
      </div>
    </li>
  )
}

export type AnswerProps = {
  answer: Message
  /** The newest answer, which can be retried. */
  isLast: boolean
  onRetry: () => void
  isCopied: boolean
}

/** The assistant's answer with its cards and its outcome. */
export function AnswerBubble({ answer, isLast, onRetry, isCopied }: AnswerProps) {
  const { content, cards = [], language = null, ended, outcome, failure, note } = answer
  return (
    <li data-role="assistant" data-ended={ended} className="grid justify-items-start gap-2.5">
      <span className="sr-only">{m.chat_assistant()}</span>
      {content !== '' && (
        <div
          lang={language ? otherThanPage(language) : undefined}
          className="max-w-[80%] rounded-card rounded-es-sm bg-sand px-4 py-3 wrap-anywhere"
        >
          <AnswerLanguage value={language}>
            <AnswerText text={content} />
          </AnswerLanguage>
        </div>
      )}
      {cards.length > 0 && (
        <AnswerLanguage value={language}>
          <AnswerCards cards={cards} />
        </AnswerLanguage>
      )}
      {isCopied && ended === 'whole' && outcome === 'answered' && (
        <CopyAnswer text={content} language={language ?? pageLanguage()} />
      )}
      {ended === 'failed' && (
        <Notice title={failure?.title ?? m.chat_no_response()} tone="danger" isNew={answer.isNew}>
          {failure?.text}
          {isLast && <Retry onRetry={onRetry} />}
        </Notice>
      )}
      {ended === 'stopped' && (
        <Notice title={m.chat_stopped()}>{isLast && <Retry onRetry={onRetry} />}</Notice>
      )}
      {isLast && note && <Notice title={note} />}
    </li>
  )
}

/** A question without an answer, for example after a reload. */
export function Unheard({ onRetry }: { onRetry: () => void }) {
  return (
    <li>
      <Notice title={m.chat_interrupted()}>
        <Retry onRetry={onRetry} />
      </Notice>
    </li>
  )
}

function Retry({ onRetry }: { onRetry: () => void }) {
  const alive = useHydrated()
  if (!alive) return null
  return (
    <Button type="button" variant="secondary" size="small" onClick={onRetry}>
      <RotateCcw aria-hidden />
      {m.forms_try_again()}
    </Button>
  )
}

/** A bubble that says how an answer ended, with the next step. */
function Notice({
  title,
  tone,
  isNew,
  children,
}: {
  title: string
  tone?: 'danger'
  /** Announced to screen readers at once. */
  isNew?: true | undefined
  children?: ReactNode
}) {
  if (!tone) {
    return (
      <div className="flex max-w-[80%] flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <p>{title}</p>
        {children}
      </div>
    )
  }
  return (
    <div
      role={isNew && 'alert'}
      className="flex max-w-[80%] gap-2.5 rounded-card rounded-es-sm border border-donate bg-donate-tint px-4 py-3 text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-donate" />
      <div className="grid min-w-0 justify-items-start gap-2 wrap-anywhere">
        <p className="font-medium text-donate">{title}</p>
        {children}
      </div>
    </div>
  )
}

/** Copies an answer as plain text, with links as full URLs. */
function CopyAnswer({ text, language }: { text: string; language: Language }) {
  const alive = useHydrated()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const later = setTimeout(() => setCopied(false), 3000)
    return () => clearTimeout(later)
  }, [isCopied])
  if (!alive) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainText(text, { origin: location.origin, language }))
      setCopied(true)
    } catch {
      showToast({ title: m.chat_copy_failed(), destructive: true })
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-field px-2 text-xs font-medium text-muted transition-colors hover:bg-primary-tint hover:text-primary pointer-coarse:min-h-11 [&_svg]:size-3.5"
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? m.forms_copied() : m.chat_copy()}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? m.forms_copied() : ''}
      </span>
    </>
  )
}
