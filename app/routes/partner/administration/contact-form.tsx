import type { ContactField } from '#domain/partners/registration.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { ContactFields } from '#app/routes/public/partner-registration/views/contact-fields.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { SectionForm, type Versioned } from './section-form.tsx'

type ContactFormProps = Versioned & {
  values: Partial<Record<ContactField, string>>
  isContactPublic: boolean
  problems: FormErrors | undefined
}

/** Whom one reaches at the organization, how, and whether the public may. */
export function ContactForm(props: ContactFormProps) {
  const { values, isContactPublic, problems, version, overtaken } = props
  return (
    <SectionForm section="contact" {...{ problems, version, overtaken }}>
      <ContactFields values={problems?.values ?? values} errors={problems?.fields ?? {}} />
      <CheckboxField
        id="isContactPublic"
        name="isContactPublic"
        value="yes"
        label={m.partneradmin_contact_public()}
        help={m.partneradmin_contact_public_help()}
        defaultChecked={problems ? 'isContactPublic' in problems.values : isContactPublic}
      />
    </SectionForm>
  )
}
