import { Form, Link, useNavigation } from 'react-router'
import { BIO_MAX, REGISTRATION_PATH } from '#domain/ambassadors/ambassador.ts'
import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PersonFields } from './person-fields.tsx'
import { RegistrationPictureField } from './picture-field.tsx'
import { logInAddress } from './sign-in-first.tsx'
import { NumberedSteps } from '#app/ui/numbered-steps.tsx'
import { format } from '#platform/text/format.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { splitLanguage } from '#platform/text/language.ts'

/** In the order of the form and of the server's validation. */
const FIELDS = [
  'fullName',
  'organizationName',
  'contactEmail',
  'mobileNumber',
  'ambassadorType',
  'bio',
  'logo',
  'photo',
] as const

export type RegistrationProblems = FormErrors & {
  /** The session has ended: the values stay, and a link opens sign-in in another tab. */
  isSignedOut?: boolean
}

/** The registration form on one page, with what happens next beside it. */
export function RegistrationForm({
  known,
  problems,
}: {
  known: FormValues
  problems: RegistrationProblems | undefined
}) {
  const values = problems?.values ?? known
  const errors = problems?.fields ?? {}
  const { formAction } = useNavigation()
  const isSending =
    formAction !== undefined && splitLanguage(formAction).path.startsWith(REGISTRATION_PATH)
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.becoming_eyebrow()}
        title={m.becoming_title()}
        lead={m.becoming_lead()}
      />
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Form
          method="post"
          action={REGISTRATION_PATH}
          encType="multipart/form-data"
          noValidate
          className="flex min-w-0 max-w-text flex-col gap-6"
        >
          {problems && <ErrorSummary problems={listProblems(problems, FIELDS)} />}
          {problems?.isSignedOut && <LogInElsewhere />}
          <PersonFields values={values} errors={errors} />
          <TextArea
            id="bio"
            name="bio"
            defaultValue={values['bio'] ?? ''}
            error={errors['bio']}
            label={m.becoming_bio()}
            help={m.becoming_bio_help({ max: format.number(BIO_MAX) })}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <RegistrationPictureField
              name="logo"
              label={m.becoming_logo()}
              help={m.becoming_logo_help()}
              kept={values['logoFileId']}
              error={errors['logo']}
            />
            <RegistrationPictureField
              name="photo"
              label={m.becoming_photo()}
              help={m.becoming_photo_help()}
              kept={values['photoFileId']}
              error={errors['photo']}
            />
          </div>
          <div className="border-t border-line pt-6">
            <Button type="submit" size="large" pending={isSending} className="w-full sm:w-auto">
              {isSending ? m.becoming_sending() : m.becoming_send()}
            </Button>
          </div>
        </Form>
        <aside>
          <div className="lg:sticky lg:top-24">
            <WhatFollows />
          </div>
        </aside>
      </div>
    </Container>
  )
}

function LogInElsewhere() {
  return (
    <p>
      {m.becoming_log_in_elsewhere()}{' '}
      <Link
        to={logInAddress}
        target="_blank"
        className="font-medium text-primary underline underline-offset-3"
      >
        {m.becoming_log_in_tab()}
      </Link>
    </p>
  )
}

/** What happens after the form is sent, and which data stays private. */
function WhatFollows() {
  return (
    <NumberedSteps
      id="what-follows"
      title={m.becoming_follows_title()}
      steps={[
        m.becoming_follows_page(),
        m.becoming_follows_link(),
        m.becoming_follows_items(),
        m.becoming_follows_private(),
      ]}
    />
  )
}
