import { Plus, X } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'

/** Adds an item to the ambassador's page or removes it. */
export function ChoiceButton({
  itemId,
  title,
  isChosen,
  action,
}: {
  itemId: string
  title: string
  isChosen: boolean
  /** URL to return to. */
  action: string
}) {
  const { formData } = useNavigation()
  const intent = isChosen ? 'drop' : 'choose'
  const isPending = formData?.get('itemId') === itemId && formData.get('intent') === intent
  return (
    <Form method="post" action={action} preventScrollReset className="shrink-0">
      <input type="hidden" name="itemId" value={itemId} />
      <Button
        name="intent"
        value={intent}
        size="small"
        variant={isChosen ? 'quiet' : 'secondary'}
        pending={isPending}
      >
        {!isPending && (isChosen ? <X aria-hidden /> : <Plus aria-hidden />)}
        {isChosen ? m.minisite_drop() : m.minisite_choose()}
        <span className="sr-only">: {title}</span>
      </Button>
    </Form>
  )
}
