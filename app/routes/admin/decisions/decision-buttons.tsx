import { Check, MessageSquareWarning, X } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { decisionButton } from './decision-words.ts'

export type DecisionButtonsProps = {
  /** Id of the proposal or application, and its name for screen readers. */
  id: string
  title: string
  /** Id of the item that gets focus after the decision. */
  next: string | null
  page?: number
  /** URLs of the page without and with the reason dialog. */
  address: string
  reasonAddress: (decision: 'reject' | 'ask-changes') => string
  /** URL of the confirmation dialog; without it, approving takes one click. */
  approveAddress?: string | undefined
  /** URL of the dialog that asks before approving, for the keyboard. */
  confirmAddress?: string
  wide?: boolean
}

/** Approves with one click unless a confirmation is required; the two other decisions open a dialog for the reason. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { id, title, next, page, address, reasonAddress, approveAddress, wide = false } = props
  const { formData } = useNavigation()
  const pending = formData?.get('id') === id && formData.get('decision') === 'approve'
  const size = wide ? 'medium' : 'small'
  return (
    <div className={wide ? 'grid gap-2 sm:max-lg:grid-cols-3' : 'flex flex-wrap gap-2 xl:grid'}>
      {approveAddress ? (
        <Button asChild size={size} wide={wide} className="max-sm:w-full xl:w-full">
          <Link to={approveAddress} preventScrollReset>
            <Check aria-hidden />
            {decisionButton('approve').word}
            <span className="sr-only">{title}</span>
          </Link>
        </Button>
      ) : (
        <Form method="post" action={address} className="max-sm:basis-full">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="decision" value="approve" />
          {next && <input type="hidden" name="next" value={next} />}
          {page !== undefined && <input type="hidden" name="page" value={page} />}
          <Button
            type="submit"
            size={size}
            wide={wide}
            className="max-sm:w-full xl:w-full"
            pending={pending}
          >
            {!pending && <Check aria-hidden />}
            {decisionButton('approve').word}
            <span className="sr-only">{title}</span>
          </Button>
        </Form>
      )}
      <Button asChild size={size} wide={wide} variant="secondary" className="max-sm:grow xl:w-full">
        <Link to={reasonAddress('ask-changes')} preventScrollReset>
          <MessageSquareWarning aria-hidden />
          {m.moderation_ask_changes()}
          <span className="sr-only">{title}</span>
        </Link>
      </Button>
      <Button
        asChild
        size={size}
        wide={wide}
        variant="secondary"
        className="text-donate max-sm:grow xl:w-full hover:border-donate hover:text-donate"
      >
        <Link to={reasonAddress('reject')} preventScrollReset>
          <X aria-hidden />
          {m.moderation_reject()}
          <span className="sr-only">{title}</span>
        </Link>
      </Button>
    </div>
  )
}
