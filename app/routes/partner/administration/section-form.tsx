import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import type { Overtaken } from '#app/request/overtaken.ts'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import { sectionAddress, type ProfileSection } from './sections.ts'

/** Used to detect that another window has saved since the form was opened. */
export type Versioned = { version: string; overtaken: Overtaken | undefined }

type SectionFormProps = Versioned & {
  section: ProfileSection
  problems: FormErrors | undefined
  encType?: 'multipart/form-data'
  /** Its parts limit their own width. */
  isWide?: boolean
  children: ReactNode
}

/** The form of one section; an error summary above links to each invalid field. */
export function SectionForm(props: SectionFormProps) {
  const { section, problems, version, overtaken, encType, isWide, children } = props
  const opened = useOpenedVersion(version, problems !== undefined)
  const { state } = useNavigation()
  const isSaving = state === 'submitting'
  return (
    <Form
      method="post"
      action={sectionAddress(section)}
      {...(encType && { encType })}
      noValidate
      className={cn('group/form mt-6 flex flex-col gap-6', !isWide && 'max-w-form')}
    >
      {problems &&
        (overtaken ? (
          <OvertakenBanner title={problems.message} different={overtaken.different} />
        ) : (
          <ErrorSummary title={m.partneradmin_save_failed()} problems={listProblems(problems)} />
        ))}
      <input
        type="hidden"
        name="version"
        value={overtaken?.version ?? problems?.values['version'] ?? opened}
      />
      {children}
      <div className="flex border-t border-line pt-6">
        <Button type="submit" size="large" pending={isSaving}>
          {isSaving ? m.partneradmin_saving() : m.partneradmin_save()}
        </Button>
      </div>
    </Form>
  )
}
