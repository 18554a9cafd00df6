import { m } from '#messages'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Asks before what is public goes. */
export function TakeDownDialog({ address }: { address: string }) {
  return (
    <ConfirmDialog
      title={m.posts_take_down_title()}
      text={m.posts_take_down_text()}
      address={address}
      intent="take-down"
      keep={m.posts_take_down_keep()}
      confirm={m.posts_take_down_confirm()}
    />
  )
}
