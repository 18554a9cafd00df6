import { Form, Link, useNavigation } from 'react-router'
import { groupPath, type GroupPerson } from '#domain/support/group.ts'
import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { askPath, type Ask } from './asks.ts'

type AskDialogProps = {
  ask: Ask
  group: { id: string; name: string; isLeader: boolean }
  /** All members except the leader. */
  members: readonly Pick<GroupPerson, 'id' | 'fullName'>[]
  /** The member the dialog is about. */
  memberId: string | null
  /** Error message of the last submission. */
  message: string | undefined
}

/** Asks for confirmation before an action on the group that cannot easily be undone. */
export function AskDialog({ ask, group, members, memberId, message }: AskDialogProps) {
  const { state } = useNavigation()
  const page = groupPath(group.id)
  const member = members.find(({ id }) => id === memberId)
  const { title, text, confirm } = wordsOf(ask, group.name, member?.fullName ?? '')
  const blocked = obstacleTo(ask, group.isLeader, members.length)
  if (ask === 'remove' && !member) return null
  return (
    <RouteDialog
      title={<span className="wrap-anywhere">{title}</span>}
      description={<span className="wrap-anywhere">{blocked ?? text}</span>}
      closeTo={page}
    >
      {blocked ? (
        <LeaderStays groupId={group.id} canHandOver={members.length > 0} ask={ask} />
      ) : (
        <Form
          method="post"
          action={askPath(group.id, ask, member?.id)}
          className="grid gap-5"
          noValidate
        >
          <input type="hidden" name="intent" value={ask} />
          {message && <Banner tone="danger">{message}</Banner>}
          {ask === 'remove' && <input type="hidden" name="member" value={member?.id} />}
          {ask === 'hand-over' && (
            <SelectField
              id="member"
              name="member"
              label={m.groups_heir()}
              help={m.groups_heir_help()}
              defaultValue={member?.id ?? members[0]?.id}
              required
            >
              {members.map(({ id, fullName }) => (
                <option key={id} value={id}>
                  {fullName || m.groups_nameless()}
                </option>
              ))}
            </SelectField>
          )}
          <DialogActions
            closeTo={page}
            keep={m.groups_keep()}
            submit={confirm}
            variant={ask === 'hand-over' || ask === 'renew' ? 'primary' : 'danger'}
            pending={state !== 'idle'}
          />
        </Form>
      )}
    </RouteDialog>
  )
}

/** Returns why the action is not possible in the group's current state, or null. */
function obstacleTo(ask: Ask, isLeader: boolean, members: number): string | null {
  if (ask === 'leave' && isLeader) return m.groups_leader_stays()
  if (ask === 'hand-over' && members === 0) return m.groups_nobody_to_lead()
  return null
}

/** Explains a leader's alternatives to leaving. */
function LeaderStays({
  groupId,
  canHandOver,
  ask,
}: {
  groupId: string
  canHandOver: boolean
  ask: Ask
}) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button asChild variant="quiet">
        <Link to={groupPath(groupId)} preventScrollReset>
          {m.groups_keep()}
        </Link>
      </Button>
      {ask === 'leave' && (
        <Button asChild variant="secondary">
          <Link to={askPath(groupId, 'end')} preventScrollReset>
            {m.groups_end()}
          </Link>
        </Button>
      )}
      {canHandOver && (
        <Button asChild>
          <Link to={askPath(groupId, 'hand-over')} preventScrollReset>
            {m.groups_hand_over()}
          </Link>
        </Button>
      )}
    </div>
  )
}

function wordsOf(ask: Ask, group: string, member: string) {
  switch (ask) {
    case 'leave':
      return {
        title: m.groups_leave_title({ group }),
        text: m.groups_leave_text(),
        confirm: m.groups_leave_confirm(),
      }
    case 'hand-over':
      return {
        title: m.groups_hand_over_title({ group }),
        text: m.groups_hand_over_text(),
        confirm: m.groups_offer(),
      }
    case 'end':
      return {
        title: m.groups_end_title({ group }),
        text: m.groups_end_text(),
        confirm: m.groups_end_confirm(),
      }
    case 'renew':
      return {
        title: m.groups_renew_title(),
        text: m.groups_renew_text(),
        confirm: m.groups_renew(),
      }
    case 'remove':
      return {
        title: m.groups_remove_title({ member: member || m.groups_nameless() }),
        text: m.groups_remove_text(),
        confirm: m.groups_remove_confirm(),
      }
  }
}
