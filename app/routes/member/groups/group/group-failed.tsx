import { m } from '#messages'
import { MissingScreen } from '#app/shell/missing-screen.tsx'

/** Shown for a group that does not exist or that the user does not belong to, without revealing which. */
export function GroupFailed({ error }: { error: unknown }) {
  return (
    <MissingScreen
      error={error}
      title={m.groups_missing_title()}
      scene={{ id: 'a fire gone out', region: 'galilee', time: 'dusk' }}
      to="/dashboard"
      link={m.groups_missing_action()}
    >
      {m.groups_not_found()}
    </MissingScreen>
  )
}
