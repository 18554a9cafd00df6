import { Form, Link, useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import { PLACES_AT_ONCE_MAX, takesPlace, type FormKind } from '#domain/support/support.ts'
import type { Referrer as Whom } from '#domain/ambassadors/queries/find-referrer.ts'
import type { DateToChoose } from '#domain/support/chosen-date.ts'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { StickyActions } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Ages } from '#domain/project-events/ages.ts'
import type { Asked } from '#domain/questions/question.ts'
import { AgeFields } from '../../shared/consent/age-fields.tsx'
import { listProblems } from '../../shared/questions/list-problems.ts'
import { QuestionFields } from '../../shared/questions/question-fields.tsx'
import { ReferrerNote } from '../../credit/referrer-note.tsx'
import { LegalLinks } from '../legal/legal-links.tsx'
import { DatesChoice } from './dates-choice.tsx'
import { formLabels } from './form-labels.ts'

export type SupportFormProps = {
  kind: FormKind
  left: number | null
  /** The dates to choose from, in the event's time zone; null if one signs up for the whole. */
  dates: readonly DateToChoose[] | null
  timeZone: string
  /** Where the event usually takes place. */
  where: string
  /** Every place is taken: the form joins the waiting list. */
  isFull: boolean
  /** The account's name and email; null without an account, which shows the fields. */
  person: { name: string; email: string } | null
  values: { places: string; phone: string; message: string }
  /** Who may come; null if nobody is asked. */
  ages: Ages | null
  /** The organization's questions. */
  asked: Asked
  organization: string
  /** The ambassador whose link the supporter used. */
  through: Whom | null
  formKey: string
  problems: FormErrors | undefined
}

/** The supporter's input. With an account, name and email are shown and not asked for. */
export function SupportForm(props: SupportFormProps) {
  const { kind, left, dates, isFull, person, formKey, problems } = props
  const { state } = useNavigation()
  const words = formLabels[kind]
  const typed = { ...props.values, ...problems?.values }
  const errors = problems?.fields ?? {}
  const counted = takesPlace(kind) && left !== null && !isFull
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      {problems && <ErrorSummary problems={listProblems(problems, props.asked)} />}
      <input type="hidden" name="formKey" value={formKey} />
      {isFull && !dates && (
        <>
          <Banner tone="info">{m.waiting_form_lead()}</Banner>
          <input type="hidden" name="waits" value="yes" />
        </>
      )}
      {!person && <Newcomer problems={problems} />}
      {dates && (
        <DatesChoice
          dates={dates}
          timeZone={props.timeZone}
          where={props.where}
          chosen={problems && `${problems.values['dates']} ${problems.values['waitingDates']}`}
          error={errors['dates']}
        />
      )}
      {words.places && (
        <TextField
          id="places"
          name="places"
          type="number"
          inputMode="numeric"
          min={1}
          max={counted ? Math.min(left, PLACES_AT_ONCE_MAX) : PLACES_AT_ONCE_MAX}
          label={words.places()}
          help={counted ? m.supporting_left({ places: left }) : undefined}
          required
          defaultValue={typed.places}
          error={errors['places']}
          boxClassName="max-w-32"
        />
      )}
      <TextArea
        id="message"
        name="message"
        label={words.message()}
        required={words.isMessageNeeded}
        defaultValue={typed.message}
        error={errors['message']}
      />
      <TextField
        id="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        label={m.supporting_phone()}
        help={m.supporting_phone_help()}
        defaultValue={typed.phone}
        error={errors['phone']}
      />
      <AgeFields ages={props.ages} problems={problems} />
      <QuestionFields asked={props.asked} organization={props.organization} problems={problems} />
      <ReferrerNote through={props.through} typed={problems?.values} />
      {person && (
        <p className="text-sm text-muted">
          {m.supporting_from()}
          <span className="block text-match wrap-anywhere text-ink" dir="auto">
            {person.name}, {person.email}
          </span>
        </p>
      )}
      {!person && <LegalLinks lead={m.legal_agree()} className="text-sm text-muted" />}
      <StickyActions>
        <Button type="submit" size="large" wide pending={state === 'submitting'}>
          {isFull && !dates?.some((date) => date.state === 'free')
            ? m.waiting_join()
            : words.submit()}
        </Button>
      </StickyActions>
    </Form>
  )
}

/** Who a visitor is, and the way for those who have an account. */
function Newcomer({ problems }: { problems: FormErrors | undefined }) {
  const { pathname } = useLocation()
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <p className="text-sm text-muted sm:col-span-2">
        {m.joining_have_account()}{' '}
        <Link
          to={`/auth/login?${new URLSearchParams({ redirect: pathname }).toString()}`}
          className="font-medium text-primary underline underline-offset-4 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          {m.joining_sign_in()}
        </Link>
      </p>
      <TextField
        {...keptField(problems, 'fullName')}
        autoComplete="name"
        label={m.auth_full_name()}
        required
      />
      <TextField
        {...keptField(problems, 'email')}
        type="email"
        autoComplete="email"
        label={m.auth_email()}
        required
      />
      <p className="text-sm text-muted sm:col-span-2">{m.joining_email_help()}</p>
    </div>
  )
}
