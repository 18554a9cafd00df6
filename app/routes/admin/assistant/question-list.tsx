import { CircleAlert, Plus, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import type { UnansweredQuestion } from '#domain/assistant/unanswered.ts'
import { m } from '#messages'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { faqAddress } from './params.ts'
import { outcomeWords } from './desk-words.ts'

export type ShownQuestion = Omit<UnansweredQuestion, 'at'> & { at: string }

/** Questions longer than this many characters are collapsed. */
const LONG = 320
const SHOWN = 240
const words = 'max-w-text wrap-anywhere whitespace-pre-line'

/** Unanswered questions, each with a link to add it to a help entry. */
export function QuestionList({ questions }: { questions: readonly ShownQuestion[] }) {
  return (
    <ol
      aria-label={m.assistantdesk_questions()}
      className="divide-y divide-line rounded-card border border-line bg-surface"
    >
      {questions.map((question) => (
        <li
          key={question.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3.5 sm:flex-nowrap"
        >
          <Question {...question} />
          <Button asChild variant="secondary" size="small" className="shrink-0">
            <Link to={faqAddress(question.id)} aria-describedby={`question-${question.id}`}>
              <Plus aria-hidden />
              {m.assistantdesk_add_faq()}
            </Link>
          </Button>
        </li>
      ))}
    </ol>
  )
}

function Question({ id, question, outcome, wantsText, at }: ShownQuestion) {
  return (
    <div className="min-w-0 basis-full sm:basis-auto">
      <div id={`question-${id}`} dir="auto" className={words}>
        {question.length > LONG ? <LongQuestion question={question} /> : question}
      </div>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge
          icon={outcome === 'failed' ? CircleAlert : SearchX}
          {...(outcome === 'failed' ? { className: 'bg-donate-tint text-donate' } : {})}
        >
          {outcomeWords[outcome]()}
        </Badge>
        {wantsText && <span>{m.assistantdesk_wants_text()}</span>}
        <RelativeTime at={at} />
      </p>
    </div>
  )
}

/** A long question: shows its beginning and expands to the rest. */
function LongQuestion({ question }: { question: string }) {
  return (
    <details>
      <summary className="cursor-pointer marker:text-muted">
        {question.slice(0, SHOWN).toWellFormed().trimEnd()}…
      </summary>
      <p className="mt-2 text-muted">…{question.slice(SHOWN).toWellFormed()}</p>
    </details>
  )
}
