import { useState, type ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'

/** The stored values, returned after an edit conflict. */
export type Meanwhile = { version: number; values: FormValues }

export type EditFormProps = {
  /** The version being edited; absent for a new entry. */
  version?: number | undefined
  problems: FormErrors | undefined
  meanwhile?: Meanwhile | null | undefined
  /** Field labels, for the list of differences. */
  labels: Record<string, string>
  closeTo: string
  hasFiles?: boolean
  children: ReactNode
}

/**
 * A form that saves all its fields at once. After an edit conflict the user's input stays, the stored values are shown
 * above it, and saving again overwrites them knowingly.
 */
export function EditForm(props: EditFormProps) {
  const { version, problems, meanwhile, labels, closeTo, hasFiles = false, children } = props
  const { state } = useNavigation()
  // Keep the version first rendered: a revalidated version would silently overwrite another edit.
  const [seen] = useState(version)
  const each = Object.entries(problems?.fields ?? {})
  return (
    <Form
      method="post"
      noValidate
      className="grid max-w-text gap-5 lg:has-[details[open]:not([hidden])]:max-w-[60rem]"
      {...(hasFiles ? { encType: 'multipart/form-data' as const } : {})}
    >
      {problems && each.length > 0 && (
        <ErrorSummary problems={each.map(([field, message]) => ({ field, message }))} />
      )}
      {problems && problems.message !== '' && each.length === 0 && (
        <Banner tone="danger" title={problems.message}>
          {meanwhile && (
            <Differences labels={labels} typed={problems.values} stored={meanwhile.values} />
          )}
        </Banner>
      )}
      {seen !== undefined && (
        <input type="hidden" name="version" value={meanwhile?.version ?? seen} />
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={state !== 'idle'}>
          {meanwhile ? m.content_save_anyway() : m.content_save()}
        </Button>
        <Button asChild variant="quiet">
          <Link to={closeTo}>{m.content_cancel()}</Link>
        </Button>
      </div>
    </Form>
  )
}

function Differences({
  labels,
  typed,
  stored,
}: {
  labels: Record<string, string>
  typed: FormValues
  stored: FormValues
}) {
  const different = Object.keys(labels).filter(
    (field) =>
      (typed[field] ?? '').replaceAll('\r\n', '\n').trim() !== (stored[field] ?? '').trim(),
  )
  return (
    <>
      <p>{m.content_overtaken_text()}</p>
      {different.length > 0 && (
        <dl className="mt-3 grid gap-2 text-sm">
          {different.map((field) => (
            <div key={field}>
              <dt className="font-medium">{m.content_now({ field: labels[field] ?? '' })}</dt>
              <dd dir="auto" className="max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-line">
                {stored[field] || m.content_nothing()}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
