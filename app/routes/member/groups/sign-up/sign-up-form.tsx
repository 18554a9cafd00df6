import { Form, Link, useNavigation } from 'react-router'
import type { Referrer as Whom } from '#domain/ambassadors/queries/find-referrer.ts'
import type { GroupKind } from '#domain/support/group-sign-up.ts'
import { m } from '#messages'
import type { Ages } from '#domain/consent/ages.ts'
import type { Asked } from '#domain/questions/question.ts'
import { AgeFields } from '#app/routes/shared/consent/age-fields.tsx'
import { listProblems } from '#app/routes/shared/questions/list-problems.ts'
import { QuestionFields } from '#app/routes/shared/questions/question-fields.tsx'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ReferrerNote } from '#app/routes/credit/referrer-note.tsx'
import { PeopleChoice, type Choosable } from './people-choice.tsx'

type SignUpFormProps = {
  group: { name: string }
  kind: GroupKind
  people: readonly Choosable[]
  left: number | null
  phone: string
  ages: Ages | null
  asked: Asked
  organization: string
  through: Whom | null
  formKey: string
  problems: FormErrors | undefined
  /** URL of the item's page. */
  page: string
}

/** Selects the participating members and takes a note for the organization. */
export function SignUpForm(props: SignUpFormProps) {
  const { group, kind, people, left, phone, through, formKey, problems, page } = props
  const { state } = useNavigation()
  const errors = problems?.fields ?? {}
  return (
    <Form method="post" noValidate className="mt-8 flex flex-col gap-6">
      {problems && <ErrorSummary problems={listProblems(problems, props.asked)} />}
      <input type="hidden" name="formKey" value={formKey} />
      <PeopleChoice
        groupName={group.name}
        people={people}
        left={left}
        chosen={problems?.values['people']?.split(' ')}
        error={errors['people']}
      />
      <TextArea
        {...keptField(problems, 'message')}
        label={kind === 'volunteer' ? m.supporting_volunteer_message() : m.supporting_message()}
      />
      <TextField
        {...keptField(problems, 'phone', phone)}
        type="tel"
        autoComplete="tel"
        label={m.supporting_phone()}
        help={m.supporting_phone_help()}
      />
      <AgeFields ages={props.ages} problems={problems} isForGroup />
      <QuestionFields
        asked={props.asked}
        organization={props.organization}
        problems={problems}
        isForGroup
      />
      <ReferrerNote through={through} typed={problems?.values} />
      <p className="text-sm text-muted">{m.together_who_sees()}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" pending={state === 'submitting'}>
          {m.together_submit()}
        </Button>
        <Button asChild variant="quiet" size="large">
          <Link to={page}>{m.supporting_back()}</Link>
        </Button>
      </div>
    </Form>
  )
}
