import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation, Link } from 'react-router'
import {
  CONSENTS,
  CONTACT_FIELDS,
  missingInContact,
  type ContactRequirement,
  type RegistrationValues,
} from '#domain/partners/registration.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { FormErrors } from '#app/request/form.ts'
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
import { ProblemBanner } from '#app/ui/problem-banner.tsx'

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
  const { form, missing, look } = useMissing()
  const navigation = useNavigation()
  const sending = navigation.state === 'submitting' ? navigation.formData?.get('intent') : null
  return (
    <StepFrame at="contact">
      {refused?.draftId && <SignInFirst draftId={refused.draftId} problems={refused.problems} />}
      {!refused?.draftId && isWhole && (
        <ProblemBanner problems={problems} focusOn={problems} className="mb-7" />
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
        {missing.length > 0 && (
          <p id="missing" className="-mb-2 border-t border-line pt-5 text-sm text-muted">
            {m.registration_still_missing({ fields: format.list(namesOf(missing)) })}
          </p>
        )}
        {/* Enter activates the first submit button in the markup. */}
        <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-line pt-6 [#missing+&]:border-0 [#missing+&]:pt-0">
          <Button
            type="submit"
            name="intent"
            value="submit"
            size="large"
            disabled={missing.length > 0}
            aria-describedby={missing.length > 0 ? 'missing' : undefined}
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
      </Form>
    </StepFrame>
  )
}

/** The required fields that are empty, according to the values in the browser; none without scripts. */
function useMissing() {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<ContactRequirement[]>([])
  const look = () => {
    if (!form.current) return
    const typed = Object.fromEntries(new FormData(form.current)) as RegistrationValues
    setMissing(missingInContact(typed))
  }
  // Also checks values typed before hydration or restored by the browser.
  useEffect(look, [])
  return { form, missing, look }
}

const names: Record<ContactRequirement, () => string> = {
  contactPersonName: m.registration_contact_name,
  contactPersonRole: m.registration_contact_role,
  email: m.registration_email,
  phone: m.registration_phone,
  consentAuthorizedRepresentative: m.registration_consents,
  consentTerms: m.registration_consents,
  consentContact: m.registration_consents,
}

/** What is missing, the consents as one. */
function namesOf(missing: readonly ContactRequirement[]): string[] {
  return [...new Set(missing.map((field) => names[field]()))]
}

/** For a visitor who submitted: the values are saved, and sign-in returns to them. */
function SignInFirst({ draftId, problems }: { draftId: string; problems: FormErrors }) {
  const returnTo = draftAddress(draftId)
  const { email = '', contactPersonName = '' } = problems.values
  return (
    <Banner tone="danger" title={problems.message} focusOn={problems} className="mb-7">
      <p>{m.registration_must_sign_in_text()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={authAddress('sign-up', { returnTo, email, name: contactPersonName })}>
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
