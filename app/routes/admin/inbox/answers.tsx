import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { Sentence } from '#app/ui/sentence.tsx'

export type ShownAnswer = { id: string; author: string | null; body: string; createdAt: string }

/** Answers sent so far, oldest first. */
export function SentAnswers({ answers }: { answers: readonly ShownAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers" className="mt-10">
      <h2 id="answers" className="mb-3 font-display text-subheading font-bold">
        {m.inbox_answers()}
      </h2>
      <ol className="grid gap-4">
        {answers.map(({ id, author, body, createdAt }) => (
          <li key={id} className="border-s-2 border-gold-leaf ps-4">
            <p className="mb-1.5 text-sm text-muted">
              <Sentence>
                {m.inbox_answer_by({
                  name: author ?? m.moderation_someone(),
                  date: format.dateTime(createdAt),
                })}
              </Sentence>
            </p>
            <Paragraphs text={body} />
          </li>
        ))}
      </ol>
    </section>
  )
}
