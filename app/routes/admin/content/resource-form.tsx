import { FileText } from 'lucide-react'
import { kindName, RESOURCE_KINDS } from '#domain/ambassadors/resource.ts'
import { ACCEPTED, FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { fieldsOf } from '#app/request/kept-field.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { labelsInEach, TextsInEach } from '../../partner/texts-in-each.tsx'
import { EditForm, type Meanwhile } from './edit-form.tsx'
import { resourceTexts } from './resource-texts.ts'
import { sections } from './sections.ts'

type ResourceFormProps = {
  values?: FormValues
  version?: number
  /** The current file. */
  fileId?: string | null
  problems: FormErrors | undefined
  meanwhile?: Meanwhile | null | undefined
}

/** A resource's title and description, and its file or link. */
export function ResourceForm(props: ResourceFormProps) {
  const { values, version, fileId = null, problems, meanwhile } = props
  const given: FormValues = problems?.values ?? values ?? { isShown: 'on' }
  const field = fieldsOf(given, problems?.fields)
  const labels = {
    kind: m.content_kind(),
    title: m.content_title(),
    description: m.content_description(),
    ...labelsInEach(resourceTexts),
    link: m.content_link(),
    isShown: m.content_is_shown(),
  }
  return (
    <EditForm
      {...{ version, problems, meanwhile, labels }}
      closeTo={sections.resources.to}
      hasFiles
    >
      <SelectField {...field('kind')} label={labels.kind} required>
        {RESOURCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindName(kind)}
          </option>
        ))}
      </SelectField>
      <TextsInEach
        texts={resourceTexts}
        languageHelp={m.content_resource_language_help()}
        field={field}
      />
      <fieldset className="grid gap-4 rounded-card border border-line p-4 sm:p-5">
        <legend className="px-1.5 text-sm font-medium">{m.content_file_or_link_title()}</legend>
        {fileId && (
          <a
            href={fileAddress(fileId)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-2 justify-self-start text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            {m.content_open_file()}
          </a>
        )}
        <FileField
          id="file"
          name="file"
          accept={ACCEPTED['picture-or-pdf']}
          label={fileId ? m.content_other_file() : m.content_file()}
          help={m.content_file_help({ megabytes: FILE_MEGABYTES['ambassador-resources'] })}
          error={problems?.fields['file']}
        />
        <TextField
          {...field('link')}
          type="url"
          label={labels.link}
          help={fileId ? m.content_link_help_instead() : m.content_link_help()}
          placeholder="https://"
        />
      </fieldset>
      <CheckboxField
        id="isShown"
        name="isShown"
        label={labels.isShown}
        help={m.content_is_shown_help()}
        defaultChecked={given['isShown'] === 'on'}
      />
    </EditForm>
  )
}
