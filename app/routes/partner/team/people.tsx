import { Form, useNavigation } from 'react-router'
import type { TeamPerson } from '#domain/partners/queries/get-team.ts'
import { dutiesInWords } from '#domain/partners/duty-words.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { SureForm } from '#app/routes/shared/sure-form.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { DutyFields } from './duty-fields.tsx'
import { teamAddress } from './address.ts'

type ShownPerson = TeamPerson & { isSelf: boolean }

/** The team, its owner first. The owner changes duties and removes people; everybody else may leave. */
export function People({ people, isOwner }: { people: readonly ShownPerson[]; isOwner: boolean }) {
  return (
    <section aria-labelledby="people" className="min-w-0">
      <h2 id="people" className="font-display text-subheading font-bold">
        {m.team_people({ count: people.length })}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {people.map((person) => (
          <li key={person.userId} className="py-4">
            <div className="flex items-start gap-4">
              <Avatar name={person.fullName || person.email} src={null} />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <bdi className="font-medium wrap-anywhere">{person.fullName || person.email}</bdi>
                  {person.isSelf && <Badge>{m.groups_you()}</Badge>}
                </p>
                <p className="text-sm wrap-anywhere text-muted">
                  <bdi>{person.email}</bdi>
                </p>
                <p className="mt-1 text-sm">{dutiesInWords(person.duties)}</p>
                {person.joinedAt && (
                  <p className="text-sm text-muted">
                    {m.team_since({ day: format.date(person.joinedAt) })}
                  </p>
                )}
              </div>
            </div>
            {!person.duties.includes('own') && (isOwner || person.isSelf) && (
              <div className="mt-2 flex flex-wrap gap-2 ps-14">
                {isOwner ? <OwnersChoices person={person} /> : <Leave />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnersChoices({ person }: { person: ShownPerson }) {
  const { formData } = useNavigation()
  const { userId, fullName, email, duties } = person
  const name = fullName || email
  return (
    <>
      <details className="open:basis-full">
        <summary
          aria-label={m.team_change_whose({ name })}
          className={`${buttonVariants({ variant: 'quiet', size: 'small' })} list-none`}
        >
          {m.team_change()}
        </summary>
        <Form
          method="post"
          preventScrollReset
          className="mt-3 grid gap-4 rounded-field bg-sand p-4"
          // Shows what was saved after it was changed.
          key={duties.join()}
        >
          <input type="hidden" name="intent" value="change" />
          <input type="hidden" name="member" value={userId} />
          <DutyFields id={userId} chosen={duties} error={undefined} />
          <div>
            <Button
              type="submit"
              size="small"
              pending={formData?.get('intent') === 'change' && formData.get('member') === userId}
            >
              {m.team_change_save()}
            </Button>
          </div>
        </Form>
      </details>
      <SureForm
        address={teamAddress}
        values={{ intent: 'remove', member: userId }}
        summary={m.groups_remove()}
        label={m.groups_remove_whom({ name })}
        question={m.team_remove_question()}
        submit={m.groups_remove_confirm()}
      />
    </>
  )
}

function Leave() {
  return (
    <SureForm
      address={teamAddress}
      values={{ intent: 'leave' }}
      summary={m.team_leave()}
      label={m.team_leave()}
      question={m.team_leave_question()}
      submit={m.team_leave()}
    />
  )
}
