import { m } from '#messages'
import { MissingScreen } from '#app/shell/missing-screen.tsx'

/** Shown for an invalid invitation: wrong, expired, or to a group that has ended. */
export function InvitationFailed({ error }: { error: unknown }) {
  return (
    <MissingScreen
      error={error}
      title={m.groups_invitation_nowhere()}
      scene={{ id: 'a gate without a house', region: 'judea', time: 'dawn' }}
      to="/projects-events"
      link={m.groups_invitation_nowhere_action()}
    >
      {m.groups_invitation_nowhere_text()}
    </MissingScreen>
  )
}
