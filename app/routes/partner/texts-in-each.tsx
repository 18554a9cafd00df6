import { useState, type ReactNode } from 'react'
import { m } from '#messages'
import { approvalInput, languageTyped } from '#domain/translations/translated.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, directionOf, pageLanguage } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AlsoIn } from './also-in.tsx'
import { SuggestTranslation, useSuggests } from './suggest-translation.tsx'

/** A text of a form that may be in several languages. */
export type EachText = {
  name: string
  label: () => string
  /** Its label in another language; else made of both. */
  labelIn?: (words: { language: string }) => string
  help?: () => string
  /** Of several lines; a single one without. */
  rows?: number
  required?: boolean
  /** Its first input is in another part of the form. */
  isElsewhere?: boolean
}

/** The labels of texts in each language, by input: `title_he` and so on. */
export function labelsInEach(texts: readonly EachText[]): Record<string, string> {
  return Object.fromEntries(
    ALL_LANGUAGES.flatMap((language) =>
      texts.map(({ name, label, labelIn }) => {
        const words = { language: format.languageName(language) }
        const inIt = labelIn?.(words) ?? m.content_text_in({ ...words, text: label() })
        return [`${name}_${language}`, inIt]
      }),
    ),
  )
}

/** The props of the field with a name; some forms add hints to its help. */
export type FieldOf = (
  name: string,
  help?: string,
) => {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  help?: ReactNode
}

/** The texts of a form, and the same in other languages beside them. */
export function TextsInEach({
  texts,
  shortTexts = [],
  languageHelp,
  field,
}: {
  texts: readonly EachText[]
  /** Short texts elsewhere in the form, which a suggestion fills in too. */
  shortTexts?: readonly string[]
  languageHelp: string
  field: FieldOf
}) {
  const languages = useRootData()?.languages ?? [pageLanguage()]
  const names = texts.map(({ name }) => name)
  const [language, setLanguage] = useState(() => {
    const typed = ['language', ...names].map((name) => [name, field(name).defaultValue])
    return languageTyped(Object.fromEntries(typed), names)
  })
  const labels = labelsInEach(texts)
  const suggests = useSuggests()
  return (
    <div className="grid items-start gap-5 lg:has-[details[open]:not([hidden])]:grid-cols-2">
      {/* The Enter key activates a form's first button, which must not be the suggestion. */}
      {suggests && <button type="submit" tabIndex={-1} aria-hidden className="hidden" />}
      <div className="flex min-w-0 flex-col gap-5">
        {languages.length > 1 && (
          <SelectField
            {...field('language', languageHelp)}
            label={m.posts_field_language()}
            className="sm:max-w-80"
            defaultValue={language}
            onChange={({ target }) => setLanguage(parseLanguage(target.value) ?? language)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {format.languageName(one)}
              </option>
            ))}
          </SelectField>
        )}
        {texts
          .filter(({ isElsewhere }) => !isElsewhere)
          .map(({ name, label, help, rows, required = false }) => (
            <OneText
              key={name}
              {...field(name, help?.())}
              label={label()}
              rows={rows}
              required={required}
            />
          ))}
      </div>
      {/* What was typed stays while someone tries the languages, or the site shows fewer. */}
      {ALL_LANGUAGES.map((one) => (
        <AlsoIn
          key={one}
          language={one}
          hidden={one === language || !languages.includes(one)}
          fields={[...names.map((name) => `${name}_${one}`), approvalInput(one)].map((name) =>
            field(name),
          )}
        >
          <SuggestTranslation
            language={one}
            names={[...names, ...shortTexts]}
            help={shortTexts.length > 0 ? m.content_suggest_help_short() : m.content_suggest_help()}
            approval={field(approvalInput(one))}
          />
          {texts.map(({ name, rows }) => (
            <OneText
              key={name}
              {...field(`${name}_${one}`)}
              label={labels[`${name}_${one}`] ?? ''}
              rows={rows}
              lang={one}
              dir={directionOf(one)}
            />
          ))}
        </AlsoIn>
      ))}
    </div>
  )
}

function OneText({
  rows,
  ...text
}: ReturnType<FieldOf> & {
  label: string
  rows: number | undefined
  required?: boolean
  lang?: string
  dir?: 'ltr' | 'rtl'
}) {
  return rows === undefined ? (
    <TextField {...text} autoComplete="off" />
  ) : (
    <TextArea {...text} rows={rows} />
  )
}
