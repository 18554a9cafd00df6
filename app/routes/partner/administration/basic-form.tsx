import { ACCEPTED, FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import type { PartnerProfileField } from '#domain/partners/profile-fields.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { BasicFields } from '#app/routes/public/partner-registration/views/basic-fields.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextsInEach } from '../texts-in-each.tsx'
import { partnerTexts } from './partner-texts.ts'
import { SectionForm, type Versioned } from './section-form.tsx'

type BasicFormProps = Versioned & {
  values: Partial<Record<PartnerProfileField, string>>
  /** Only the owner can change what is registered. */
  isOwner: boolean
  logoFileId: string | null
  year: number
  problems: FormErrors | undefined
}

/** Form for registration details and description. After a validation error the typed values are kept; a chosen file is not. */
export function BasicForm(props: BasicFormProps) {
  const { values: known, isOwner, logoFileId, year, problems, version, overtaken } = props
  const values: BasicFormProps['values'] = problems?.values ?? known
  const errors = problems?.fields ?? {}
  const field = (name: string) => ({
    id: name,
    name,
    defaultValue: values[name as PartnerProfileField] ?? '',
    error: errors[name],
  })
  return (
    <SectionForm
      section="basic"
      encType="multipart/form-data"
      isWide
      {...{ problems, version, overtaken }}
    >
      <fieldset className="flex max-w-form min-w-0 flex-col gap-6">
        <legend className="mb-4 font-display text-subheading font-bold">
          {m.partneradmin_registered()}
        </legend>
        {!isOwner && <p className="text-sm text-muted">{m.team_registered_by_owner()}</p>}
        <fieldset disabled={!isOwner} className="contents">
          <BasicFields values={isOwner ? values : known} errors={errors} year={year} />
        </fieldset>
        <TextField
          {...field('physicalAddress')}
          label={m.partneradmin_address()}
          help={m.partneradmin_address_help()}
          autoComplete="street-address"
        />
      </fieldset>
      <fieldset className="flex max-w-form min-w-0 flex-col gap-6 lg:has-[details[open]:not([hidden])]:max-w-none">
        <legend className="mb-4 font-display text-subheading font-bold">
          {m.partneradmin_yourself()}
        </legend>
        <TextsInEach
          texts={partnerTexts}
          languageHelp={m.partneradmin_language_help()}
          field={(name, help) => ({ ...field(name), help })}
        />
        <div className="flex max-w-form items-start gap-4">
          <Avatar
            name={values.name ?? ''}
            src={logoFileId && fileAddress(logoFileId, 480)}
            size="large"
            shape="square"
            className="border border-line"
          />
          <div className="min-w-0 flex-1">
            <FileField
              // Remounts the file input after an upload, to clear it.
              key={logoFileId}
              id="logo"
              name="logo"
              accept={ACCEPTED.picture}
              label={m.partneradmin_logo()}
              help={m.partneradmin_logo_help({ megabytes: FILE_MEGABYTES['partner-logos'] })}
              error={errors['logo']}
            />
            {logoFileId && (
              <CheckboxField
                name="removeLogo"
                value="yes"
                label={m.partneradmin_logo_remove()}
                defaultChecked={problems?.values['removeLogo'] === 'yes'}
              />
            )}
          </div>
        </div>
      </fieldset>
    </SectionForm>
  )
}
