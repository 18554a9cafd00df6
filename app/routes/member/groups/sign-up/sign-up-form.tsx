import { Form, Link, useNavigation } from 'react-router'
import type { Referrer as Whom } from '#domain/ambassadors/queries/find-referrer.ts'
import type { DateToChoose } from '#domain/support/chosen-date.ts'
import type { GroupKind } from '#domain/support/group-sign-up.ts'
import { m } from '#messages'
import type { Ages } from '#domain/project-events/ages.ts'
import type { Asked } from '#domain/questions/question.ts'
import { AgeFields } from '#app/routes/shared/consent/age-fields.tsx'
import { listProblems } from '#app/routes/shared/questions/list-problems.ts'
import { QuestionFields } from '#app/routes/shared/questions/question-fields.tsx'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ReferrerNote } from '#app/routes/credit/referrer-note.tsx'
import { DatesChoice } from '#app/routes/public/support/dates-choice.tsx'
import { PeopleChoice, type Choosable } from './people-choice.tsx'

type SignUpFormProps = {
  group: { name: string }
  kind: GroupKind
  people: readonly Choosable[]
  left: number | null
  /** The dates to choose from, in the event's time zone; null if they sign up for the whole. */
  dates: readonly DateToChoose[] | null
  timeZone: string
  /** Where the event usually takes place. */
  where: string
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
  const { group, kind, people, left, dates, phone, through, formKey, problems, page } = props
  const { state } = useNavigation()
  const errors = problems?.fields ?? {}
  return (
    <Form method="post" noValidate className="mt-8 flex flex-col gap-6">
      {problems && <ErrorSummary problems={listProblems(problems, props.asked)} />}
      <input type="hidden" name="formKey" value={formKey} />
      {left === 0 && (
        <>
          <Banner tone="info">{m.together_full()}</Banner>
          <input type="hidden" name="waits" value="yes" />
        </>
      )}
      {dates && (
        <DatesChoice
          dates={dates}
          timeZone={props.timeZone}
          where={props.where}
          chosen={problems && `${problems.values['dates']} ${problems.values['waitingDates']}`}
          error={errors['dates']}
        />
      )}
      <PeopleChoice
        groupName={group.name}
        people={people}
        // Whoever waits chooses among all.
        left={left === 0 ? null : left}
        chosen={problems?.values['people']?.split(' ')}
        error={errors['people']}
      />
      {mayRunShort({ left, dates }) && (
        <CheckboxField
          id="waits"
          name="waits"
          value="yes"
          label={m.together_wait()}
          help={m.together_wait_help()}
          defaultChecked={problems?.values['waits'] === 'yes'}
        />
      )}
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

/** Whether there may be too few places for all: they are counted, and some are left. */
function mayRunShort({ left, dates }: Pick<SignUpFormProps, 'left' | 'dates'>): boolean {
  return dates ? dates.some((date) => date.left !== null) : left !== null && left > 0
}
