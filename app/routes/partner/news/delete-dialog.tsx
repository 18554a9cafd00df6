import { m } from '#messages'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Asks before an article goes for good. */
export function DeleteDialog({ address }: { address: string }) {
  return (
    <ConfirmDialog
      title={m.newsdesk_delete_title()}
      text={m.newsdesk_delete_text()}
      address={address}
      intent="delete"
      keep={m.newsdesk_delete_keep()}
      confirm={m.newsdesk_delete_confirm()}
    />
  )
}
