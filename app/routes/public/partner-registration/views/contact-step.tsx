import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, Link } from 'react-router'
import {
  CONSENTS,
  CONTACT_FIELDS,
  isContactComplete,
  type RegistrationValues,
} from '#domain/partners/registration.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { LegalLinks } from '#app/routes/public/legal/legal-links.tsx'
import { stepAddress, draftAddress } from '../steps.ts'
import { BasicProblems } from './basic-problems.tsx'
import { ContactFields } from './contact-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { authAddress } from '#app/routes/auth/views.ts'

type ContactStepProps = {
  values: RegistrationValues
  isMember: boolean
  after: number
  /** The errors of the last submission; has `draftId` if sign-in is required. */
  refused: { problems: FormErrors; draftId?: string } | undefined
}

const consents = {
  consentAuthorizedRepresentative: m.registration_consent_representative,
  consentTerms: m.registration_consent_terms,
  consentContact: m.registration_consent_contact,
}

export function ContactStep({ values: known, isMember, after, refused }: ContactStepProps) {
  const problems = refused?.problems
  const values: RegistrationValues = problems?.values ?? known
  const errors = problems?.fields ?? {}
  const listed = CONTACT_FIELDS.flatMap((field) => {
    const message = errors[field]
    return message ? [{ field, message }] : []
  })
  const isWhole = Object.keys(errors).length === 0
  const { form, isComplete, look } = useComplete()
  const alive = useHydrated()
  const navigation = useNavigation()
  const sending = navigation.state === 'submitting' ? navigation.formData?.get('intent') : null
  return (
    <StepFrame at="contact">
      {refused?.draftId && <SignInFirst draftId={refused.draftId} problems={refused.problems} />}
      {problems && !refused.draftId && isWhole && (
        <Banner tone="danger" focusOn={problems} className="mb-7">
          {problems.message}
        </Banner>
      )}
      <BasicProblems errors={errors} />
      <Form
        ref={form}
        method="post"
        action={stepAddress('contact')}
        noValidate
        onInput={look}
        className="flex flex-col gap-6"
      >
        <ErrorSummary problems={listed} />
        <input type="hidden" name="after" value={after} />
        <ContactFields values={values} errors={errors} />
        <fieldset>
          <legend className="font-medium">{m.registration_consents()}</legend>
          <div className="mt-1">
            {CONSENTS.map((field) => (
              <CheckboxField
                key={field}
                id={field}
                name={field}
                value="yes"
                label={consents[field]()}
                defaultChecked={Boolean(values[field])}
                error={errors[field]}
                required
              />
            ))}
          </div>
          <LegalLinks lead={m.legal_read()} className="mt-2 ps-8 text-sm text-muted" />
        </fieldset>
        {!isMember && !refused?.draftId && (
          <p className="text-sm text-muted">{m.registration_sign_in_later()}</p>
        )}
        {/* Enter activates the first submit button in the markup. */}
        <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
          <Button
            type="submit"
            name="intent"
            value="submit"
            size="large"
            disabled={alive && !isComplete}
            aria-describedby={alive && !isComplete ? 'not-complete' : undefined}
            pending={sending === 'submit'}
          >
            {m.registration_complete()}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="back"
            size="large"
            variant="secondary"
            pending={sending === 'back'}
          >
            {m.registration_back()}
          </Button>
        </div>
        {alive && !isComplete && (
          <p id="not-complete" className="text-end text-sm text-muted">
            {m.registration_not_complete()}
          </p>
        )}
      </Form>
    </StepFrame>
  )
}

/** Whether the form is complete, according to the values in the browser. */
function useComplete() {
  const form = useRef<HTMLFormElement>(null)
  const [isComplete, setComplete] = useState(false)
  const look = () => {
    if (!form.current) return
    const typed = Object.fromEntries(new FormData(form.current)) as RegistrationValues
    setComplete(isContactComplete(typed))
  }
  // Also checks values typed before hydration or restored by the browser.
  useEffect(look, [])
  return { form, isComplete, look }
}

/** For a visitor who submitted: the values are saved, and sign-in returns to them. */
function SignInFirst({ draftId, problems }: { draftId: string; problems: FormErrors }) {
  const returnTo = draftAddress(draftId)
  return (
    <Banner tone="danger" title={problems.message} focusOn={problems} className="mb-7">
      <p>{m.registration_must_sign_in_text()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={authAddress('sign-up', { returnTo, email: problems.values['email'] ?? '' })}>
            {m.shell_sign_up()}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={authAddress('login', { returnTo })}>{m.shell_sign_in()}</Link>
        </Button>
      </div>
    </Banner>
  )
}
