import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, directionOf, type Language } from '#platform/text/language.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { cn } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/text-field.tsx'

type Texts = Readonly<Partial<Record<string, string>>>

/** A short text, such as a caption, and beside it the same in the other languages of the site. */
export function ShortText({
  name,
  input = name,
  values,
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
        <div key={other} hidden={!isShown(other)} className="min-w-0">
          <TextField
            {...field(`_${other}`)}
            label={m.content_short_in({ text: label, language: format.languageName(other) })}
            lang={other}
            dir={directionOf(other)}
          />
        </div>
      ))}
    </div>
  )
}
