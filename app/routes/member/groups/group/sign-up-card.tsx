import { Link, Form, useNavigation } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import type { GroupSignUp } from '#domain/support/queries/list-group-sign-ups.ts'
import { signUpPagePath } from '#domain/support/sign-up-link.ts'
import { supportLabel } from '#domain/support/support-words.ts'
import { m } from '#messages'
import { otherThanPage } from '#platform/text/language.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { PhaseBadge, SupportBadge } from '#app/routes/public/cards/support-badges.tsx'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { groupPath } from '#domain/support/group.ts'
import { Button } from '#app/ui/button.tsx'
import { Name } from '#app/ui/name.tsx'
import { SureForm } from '#app/routes/shared/sure-form.tsx'

/** One sign-up of the group: item, date, status and participants. */
export function SignUpCard(signUp: GroupSignUp & { groupId: string }) {
  const { kind, status, places, reason, phase, item, date, isPublic, comesAlong } = signUp
  const isOpen = status === 'pending' || status === 'confirmed'
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap gap-1.5">
        {isPublic ? <PhaseBadge phase={phase} /> : <Badge>{m.dashboard_no_longer()}</Badge>}
        <SupportBadge status={status} kind={kind} isOnHold={!isPublic} />
        {comesAlong && isOpen && <Badge>{m.together_you_come()}</Badge>}
      </div>
      <h3
        lang={otherThanPage(item.language)}
        dir="auto"
        className="mt-2.5 font-display text-subheading font-bold text-match wrap-anywhere"
      >
        {isPublic ? (
          <Link
            to={`/projects-events/${item.id}`}
            className="underline-offset-4 hover:text-primary hover:underline"
          >
            {item.title}
          </Link>
        ) : (
          item.title
        )}
      </h3>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        <Name>{item.organization}</Name> · {whenOf(item)} · <bdi>{whereOf(item)}</bdi>
      </p>
      {status !== 'cancelled' && (
        <>
          <p className="mt-3 font-medium">
            {supportLabel({ kind, places, amountCents: null, date })}
          </p>
          <Along {...signUp} />
        </>
      )}
      {reason && (
        <p dir="auto" className="mt-2 text-sm whitespace-pre-line text-muted wrap-anywhere">
          {m.dashboard_declined_because({ reason })}
        </p>
      )}
      <SignUpActions {...signUp} />
    </article>
  )
}

/** Names of the participants. */
function Along({ people, others }: Pick<GroupSignUp, 'people' | 'others'>) {
  return (
    <ul aria-label={m.together_who_comes()} className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
      {people.map(({ id, fullName, avatarFileId }) => (
        <li key={id} className="flex min-w-0 items-center gap-2 text-sm">
          <Avatar
            size="small"
            name={fullName || m.groups_nameless()}
            src={avatarFileId && fileAddress(avatarFileId, 480)}
          />
          <bdi className="min-w-0 wrap-anywhere">{fullName || m.groups_nameless()}</bdi>
        </li>
      ))}
      {others > 0 && (
        <li className="flex min-h-8 items-center text-sm text-muted">
          {m.together_others({ count: others })}
        </li>
      )}
    </ul>
  )
}

/** Join with one click; leave, or cancel for everyone, after a confirmation. */
function SignUpActions(signUp: GroupSignUp & { groupId: string }) {
  const { id, groupId, item, isForAdults, mayComeAlong, mayStepOut, mayCancel, mayAnswer } = signUp
  const { formData } = useNavigation()
  if (!mayComeAlong && !mayStepOut && !mayCancel && !mayAnswer) return null
  const { title } = item
  const address = groupPath(groupId)
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      {mayAnswer && (
        <Button asChild size="small">
          <Link to={signUpPagePath(id)}>{m.signups_mail_open()}</Link>
        </Button>
      )}
      {mayComeAlong && (
        <Form method="post" action={address} preventScrollReset>
          <input type="hidden" name="support" value={id} />
          {isForAdults && <input type="hidden" name="age" value="adult" />}
          <Button
            type="submit"
            name="intent"
            value="come-along"
            size="small"
            aria-label={
              isForAdults
                ? `${m.guardians_come_along()} (${title})`
                : m.together_come_along_to({ title })
            }
            pending={formData?.get('support') === id && formData.get('intent') === 'come-along'}
          >
            {isForAdults ? m.guardians_come_along() : m.together_come_along()}
          </Button>
        </Form>
      )}
      {mayStepOut && (
        <SureForm
          address={address}
          values={{ intent: 'step-out', support: id }}
          summary={m.together_step_out()}
          label={m.together_step_out_of({ title })}
          question={m.together_step_out_sure()}
          submit={m.together_step_out_do()}
        />
      )}
      {mayCancel && (
        <SureForm
          address={address}
          values={{ intent: 'cancel-sign-up', support: id }}
          summary={m.together_cancel()}
          label={m.together_cancel_for({ title })}
          question={m.together_cancel_sure()}
          submit={m.together_cancel_do()}
        />
      )}
    </div>
  )
}
