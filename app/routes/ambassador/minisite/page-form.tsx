import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { MINISITE_PATH } from '#domain/ambassadors/chosen-item.ts'
import { homeOf, NETWORKS, networkLabel } from '#domain/ambassadors/social-links.ts'
import { m } from '#messages'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { fieldsOf } from '#app/request/kept-field.ts'
import { PersonFields } from '#app/routes/public/ambassador-registration/person-fields.tsx'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary, listProblems } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { MinisitePictures } from './draft.ts'
import { MinisiteConflict, type SavedElsewhere } from './overtaken.tsx'
import { PagePictureField } from './picture-fields.tsx'
import { TextsInEach } from '../../partner/texts-in-each.tsx'
import { pageTexts } from './page-texts.ts'

export type PageFormProps = {
  values: FormValues
  stored: MinisitePictures
  /** The version the user has seen, or has agreed to overwrite. */
  version: number | string
  problems: FormErrors | undefined
  meanwhile: SavedElsewhere | undefined
  onInput: (event: FormEvent<HTMLFormElement>) => void
}

/** The form for the ambassador's own page. After a validation error the typed values are kept; chosen pictures are not. */
export function PageForm(props: PageFormProps) {
  const { values, stored, version, problems, meanwhile, onInput } = props
  const { state, formData } = useNavigation()
  const isAlive = useHydrated()
  const isSaving = state === 'submitting' && formData?.get('intent') !== 'preview'
  const errors = problems?.fields ?? {}
  const picture = (name: 'photo' | 'logo', removes: string) => ({
    name,
    stored: stored[name],
    isRemoved: removes in values,
    error: errors[name],
  })
  return (
    <Form
      method="post"
      action={MINISITE_PATH}
      encType="multipart/form-data"
      noValidate
      preventScrollReset={problems === undefined}
      onInput={onInput}
      className="flex min-w-0 flex-col gap-10 [&_:is(input,select,textarea,button,summary,a)]:scroll-mb-24"
    >
      {problems &&
        (meanwhile ? (
          <MinisiteConflict typed={problems.values} meanwhile={meanwhile} />
        ) : (
          <ErrorSummary title={m.minisite_failed()} problems={listProblems(problems)} />
        ))}
      <input type="hidden" name="version" value={version} />
      <Part title={m.minisite_part_person()}>
        <PersonFields values={values} errors={errors} />
      </Part>
      <Part title={m.minisite_part_words()}>
        <TextsInEach
          texts={pageTexts}
          languageHelp={m.minisite_language_help()}
          field={fieldsOf(values, errors)}
        />
      </Part>
      <Part title={m.minisite_part_pictures()}>
        <PagePictureField {...picture('photo', 'removePhoto')} />
        <PagePictureField {...picture('logo', 'removeLogo')} />
      </Part>
      <Part title={m.minisite_part_links()} lead={m.minisite_part_links_text()}>
        {NETWORKS.map((network) => (
          <TextField
            key={network}
            id={network}
            name={network}
            type="url"
            inputMode="url"
            autoComplete={network === 'website' ? 'url' : 'off'}
            label={networkLabel(network)}
            placeholder={`https://${homeOf(network) ?? 'example.org'}/`}
            defaultValue={values[network] ?? ''}
            error={errors[network]}
          />
        ))}
      </Part>
      <div
        data-clear-of-toasts=""
        className="sticky bottom-0 z-10 flex flex-wrap gap-3 border-t border-line bg-paper py-3 max-lg:-mx-gutter max-lg:px-gutter"
      >
        <Button type="submit" size="large" pending={isSaving}>
          {meanwhile ? m.minisite_save_anyway() : isSaving ? m.minisite_saving() : m.forms_save()}
        </Button>
        {!isAlive && (
          <Button type="submit" name="intent" value="preview" size="large" variant="secondary">
            {m.minisite_preview()}
          </Button>
        )}
      </div>
    </Form>
  )
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-6">
      <legend className="mb-4 font-display text-subheading font-bold">{title}</legend>
      {lead && <p className="-mt-3 text-sm text-muted">{lead}</p>}
      {children}
    </fieldset>
  )
}
