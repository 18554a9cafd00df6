import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { cn } from '#app/ui/class-names.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { MANY_FORM, type ManyAction, type ManyResult } from './many.ts'
import { choose, useChosen } from './use-chosen.ts'

type ManyBarProps = {
  address: string
  /** Names the form. */
  title: string
  /** Says what is done to each. */
  text: string
  actions: readonly ManyAction[]
  many: ManyResult | undefined
}

/**
 * What can be done with all selected rows. With JavaScript it appears below the list once something is selected and stays in view;
 * without, it is always at the end of the list.
 */
export function ManyBar({ address, title, text, actions, many }: ManyBarProps) {
  const isAlive = useHydrated()
  const { chosen, all } = useChosen()
  const { formData } = useNavigation()
  const isSent = formData?.get('intent') === 'many'
  const sent = isSent ? formData.get('answer') : null
  const wasSent = useRef(false)
  useEffect(() => {
    // Afterwards only what failed stays selected.
    if (wasSent.current && !isSent) choose((value) => many?.chosen.includes(value) ?? false)
    wasSent.current = isSent
  }, [isSent, many])
  if (actions.length === 0) return null
  const isShown = !isAlive || chosen > 0 || many?.reasonError
  return (
    <div
      data-clear-of-toasts=""
      hidden={!isShown}
      className={cn('mt-4', isAlive && 'sticky bottom-0 z-10')}
    >
      <Form
        id={MANY_FORM}
        method="post"
        action={address}
        noValidate
        preventScrollReset
        aria-label={title}
        className="rounded-t-card border border-line bg-surface p-4 shadow-float max-sm:p-3"
      >
        <input type="hidden" name="intent" value="many" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <p className="font-medium" aria-live="polite">
            {isAlive && chosen > 0 ? m.many_chosen({ count: chosen }) : title}
          </p>
          {isAlive && (
            <button
              type="button"
              className="text-sm text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
              onClick={() => choose(() => chosen < all)}
            >
              {chosen < all ? m.many_all() : m.many_none()}
            </button>
          )}
        </div>
        <p className="text-sm text-muted max-sm:sr-only">{text}</p>
        <div className="mt-2 flex flex-wrap items-start gap-x-3 gap-y-2">
          {actions.map((action) =>
            action.reason ? (
              <Reasoned
                key={action.value}
                {...action}
                reason={action.reason}
                isPending={sent === action.value}
                many={many}
              />
            ) : (
              <Button
                key={action.value}
                type="submit"
                name="answer"
                value={action.value}
                size="small"
                pending={sent === action.value}
              >
                {action.label}
              </Button>
            ),
          )}
        </div>
      </Form>
    </div>
  )
}

type ReasonedProps = ManyAction & {
  reason: NonNullable<ManyAction['reason']>
  isPending: boolean
  many: ManyResult | undefined
}

/** An action that asks for a reason first. */
function Reasoned({ value, label, reason, isPending, many }: ReasonedProps) {
  const error = many?.reasonError?.action === value ? many.reasonError.sentence : undefined
  return (
    <details open={error ? true : undefined} className="open:basis-full">
      <summary className={`${buttonVariants({ variant: 'secondary', size: 'small' })} list-none`}>
        {label}
      </summary>
      <div className="mt-3 flex max-w-text flex-col items-start gap-3">
        {reason.text && <p className="text-sm">{reason.text}</p>}
        <TextArea
          id={`${value}-of-many`}
          name={`reason-${value}`}
          label={reason.label}
          help={reason.help}
          required
          rows={2}
          defaultValue={many?.reasons[value]}
          error={error}
          className="w-full"
        />
        <Button
          type="submit"
          name="answer"
          value={value}
          variant="danger"
          size="small"
          pending={isPending}
        >
          {reason.submit}
        </Button>
      </div>
    </details>
  )
}
