import { Form, useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import type { OwnIdentity } from '#domain/accounts/identity.ts'
import type { UserProfileField } from '#domain/accounts/profile.ts'
import { ACCEPTED, FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import type { FormErrors } from '#app/request/form.ts'
import type { Overtaken } from '#app/request/overtaken.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { StickyActions } from '#app/ui/route-dialog.tsx'
import { TextField, type TextFieldProps } from '#app/ui/text-field.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import { FORGET_IDENTITY, ForgetForm, IdentitySection } from './identity-section.tsx'

export type ProfileFormProps = {
  values: Record<UserProfileField, string | null>
  /** The stored version, used to detect a save from an outdated window. */
  version: string
  avatarFileId: string | null
  identity: OwnIdentity | null
  problems: FormErrors | undefined
  overtaken: Overtaken | null | undefined
}

/** The user's profile form. After a validation error the typed values are kept; chosen files are not. */
export function UserProfileForm(props: ProfileFormProps) {
  const { values, version, avatarFileId, identity, problems, overtaken } = props
  const opened = useOpenedVersion(version, problems !== undefined)
  const { search } = useLocation()
  const { state, formData } = useNavigation()
  const isSaving = state === 'submitting' && formData?.get('intent') !== FORGET_IDENTITY
  const errors = problems?.fields ?? {}
  const field = (name: UserProfileField, more: Partial<TextFieldProps> = {}) => ({
    id: name,
    name,
    defaultValue: problems?.values[name] ?? values[name] ?? '',
    error: errors[name],
    ...more,
  })
  return (
    <>
      <Form
        method="post"
        action={`/dashboard/profile${search}`}
        encType="multipart/form-data"
        noValidate
        preventScrollReset
        className="flex flex-col gap-5"
      >
        {problems &&
          (overtaken ? (
            <OvertakenBanner title={problems.message} different={overtaken.different} />
          ) : (
            <ErrorSummary title={m.profile_failed()} problems={listProblems(problems)} />
          ))}
        <input
          type="hidden"
          name="version"
          value={overtaken?.version ?? problems?.values['version'] ?? opened}
        />
        <div className="flex items-start gap-4">
          <Avatar
            name={values.fullName ?? ''}
            src={avatarFileId && fileAddress(avatarFileId, 480)}
            size="large"
          />
          <FileField
            id="avatar"
            name="avatar"
            accept={ACCEPTED.picture}
            label={m.profile_picture()}
            help={m.profile_picture_help({ megabytes: FILE_MEGABYTES.avatars })}
            error={errors['avatar']}
            className="min-w-0 flex-1"
          />
        </div>
        <div className="grid grid-cols-2 gap-x-4 gap-y-5 *:max-sm:nth-[-n+3]:col-span-2 sm:gap-x-5">
          <TextField
            {...field('fullName', { autoComplete: 'name' })}
            label={m.profile_full_name()}
            required
          />
          <TextField
            {...field('mobilePhone', { type: 'tel', autoComplete: 'tel' })}
            label={m.profile_mobile_phone()}
          />
          <TextField
            {...field('address', { autoComplete: 'address-line1' })}
            label={m.profile_address()}
            className="col-span-2"
          />
          <TextField
            {...field('city', { autoComplete: 'address-level2' })}
            label={m.profile_city()}
          />
          <TextField
            {...field('state', { autoComplete: 'address-level1' })}
            label={m.profile_state()}
          />
          <TextField
            {...field('postalCode', { autoComplete: 'postal-code' })}
            label={m.profile_postal_code()}
          />
          <TextField
            {...field('country', { autoComplete: 'country-name' })}
            label={m.profile_country()}
          />
        </div>
        <IdentitySection identity={identity} error={errors['paper']} />
        <StickyActions>
          <Button type="submit" size="large" wide pending={isSaving}>
            {isSaving ? m.profile_saving() : m.profile_save()}
          </Button>
        </StickyActions>
      </Form>
      {identity && <ForgetForm />}
    </>
  )
}
