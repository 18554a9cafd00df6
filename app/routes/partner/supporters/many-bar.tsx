import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { SupporterAction } from '#domain/support/supporter-action.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Many } from './answer-many.server.ts'

/** Id of the form that the checkboxes belong to, wherever they are on the page. */
export const MANY_FORM = 'answer-many'

type ManyBarProps = {
  address: string
  /** Answers that are possible for at least one of the listed supports. */
  answers: readonly SupporterAction[]
  /** Number selected; unknown without JavaScript. */
  chosen: number
  all: number
  onChooseAll: (isChosen: boolean) => void
  many: Many | undefined
}

/** One answer for all selected supports; sticky below the list. */
export function ManyBar({ address, answers, chosen, all, onChooseAll, many }: ManyBarProps) {
  const alive = useHydrated()
  const { formData } = useNavigation()
  const sent = formData?.get('intent') === 'many' ? formData.get('answer') : null
  const press = (answer: SupporterAction, words: string) =>
    answers.includes(answer) && (
      <Button type="submit" name="answer" value={answer} size="small" pending={sent === answer}>
        {words}
      </Button>
    )
  const reasoned = (answer: SupporterAction, summary: string, submit: string, text = '') => {
    const isRefused = many?.reasonError?.answer === answer
    return (
      answers.includes(answer) && (
        <details open={isRefused ? true : undefined} className="open:basis-full">
          <summary
            className={`${buttonVariants({ variant: 'secondary', size: 'small' })} list-none`}
          >
            {summary}
          </summary>
          <div className="mt-3 flex max-w-text flex-col items-start gap-3">
            {text && <p className="text-sm">{text}</p>}
            <TextArea
              id={`${answer}-of-many`}
              name={`reason-${answer}`}
              label={m.supporting_reason()}
              help={m.supporting_many_reason_help()}
              required
              rows={2}
              defaultValue={many?.reasons[answer]}
              error={isRefused ? many?.reasonError?.sentence : undefined}
              className="w-full"
            />
            <Button
              type="submit"
              name="answer"
              value={answer}
              variant="danger"
              size="small"
              pending={sent === answer}
            >
              {submit}
            </Button>
          </div>
        </details>
      )
    )
  }
  return (
    <Form
      id={MANY_FORM}
      method="post"
      action={address}
      noValidate
      preventScrollReset
      aria-label={m.supporting_many()}
      className="rounded-t-card border border-line bg-surface p-4 shadow-float max-sm:p-3"
    >
      <input type="hidden" name="intent" value="many" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <p className="font-medium" aria-live="polite">
          {alive && chosen > 0 ? m.supporting_many_chosen({ count: chosen }) : m.supporting_many()}
        </p>
        {alive && (
          <button
            type="button"
            className="text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
            onClick={() => onChooseAll(chosen < all)}
          >
            {chosen < all ? m.supporting_many_all() : m.supporting_many_none()}
          </button>
        )}
      </div>
      <p className="text-sm text-muted max-sm:sr-only">{m.supporting_many_text()}</p>
      <div
        // With JavaScript, shown only while something is selected; without it, always.
        hidden={alive && chosen === 0 && !many?.reasonError}
        className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-2"
      >
        {press('confirmed', m.supporting_many_confirm())}
        {press('received', m.gifts_many_came())}
        {press('completed', m.supporting_many_complete())}
        {reasoned('declined', m.supporting_many_decline(), m.supporting_many_send())}
        {reasoned(
          'refunded',
          m.gifts_many_pay_back(),
          m.gifts_pay_back_do(),
          m.gifts_many_pay_back_text(),
        )}
      </div>
    </Form>
  )
}
