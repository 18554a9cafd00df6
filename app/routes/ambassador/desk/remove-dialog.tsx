import { m } from '#messages'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** Asks for confirmation before a campaign is permanently removed. */
export function RemoveCampaignDialog({ address }: { address: string }) {
  return (
    <ConfirmDialog
      title={m.campaigns_remove_title()}
      text={m.campaigns_remove_text()}
      address={address}
      intent="remove"
      keep={m.forms_keep_it()}
      confirm={m.campaigns_remove_confirm()}
    />
  )
}
