import { m } from '#messages'
import { approvalInput } from '#domain/translations/translated.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, directionOf, type Language } from '#platform/text/language.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { cn } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useSuggestion } from './suggest-translation.tsx'

type Texts = Readonly<Partial<Record<string, string>>>

/** A short text, such as a caption, and beside it the same in the other languages of the site. */
export function ShortText({
  name,
  input = name,
  values,
  form = values,
  problems,
  label,
  help,
  language,
  maxLength,
  className,
}: {
  /** The name of its field; in other languages this ends with the language. */
  name: string
  /** The name in `values`, if it is another one, as in rows. */
  input?: string
  values: Texts
  /** The values of the whole form, in which a suggestion is marked. */
  form?: Texts
  /** Error messages by field. */
  problems: Texts
  label: string
  help?: string
  /** In which the first text is. */
  language: Language
  maxLength?: number
  className?: string
}) {
  const languages = useRootData()?.languages ?? [language]
  const isShown = (other: Language) => other !== language && languages.includes(other)
  const field = (ending: string) => ({
    id: `${name}${ending}`,
    name: `${name}${ending}`,
    defaultValue: values[`${input}${ending}`] ?? '',
    error: problems[`${name}${ending}`],
    maxLength,
    autoComplete: 'off',
  })
  return (
    <div
      className={cn(
        'grid min-w-0 gap-x-4 gap-y-3',
        ALL_LANGUAGES.some(isShown) && 'sm:grid-cols-2',
        className,
      )}
    >
      <TextField {...field('')} label={label} help={help} />
      {/* What was typed stays while someone tries the languages, or the site shows fewer. */}
      {ALL_LANGUAGES.map((other) => (
        <div key={other} hidden={!isShown(other)} className="group/short min-w-0">
          <TextField
            {...field(`_${other}`)}
            label={m.content_short_in({ text: label, language: format.languageName(other) })}
            lang={other}
            dir={directionOf(other)}
            // Tells an empty field from a filled one.
            placeholder=" "
          />
          <Mark language={other} {...{ form, problems }} />
        </div>
      ))}
    </div>
  )
}

/** Below a text that may have been suggested, until someone has approved the suggestion. */
function Mark({ language, form, problems }: { language: Language; form: Texts; problems: Texts }) {
  const name = approvalInput(language)
  const approval = { defaultValue: form[name] ?? '', error: problems[name] }
  if (!useSuggestion(language, approval).isDraft) return null
  return (
    <p className="mt-1.5 text-sm font-medium group-has-[:placeholder-shown]/short:hidden">
      {m.content_draft_short()}
    </p>
  )
}
