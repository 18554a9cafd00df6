import { useState } from 'react'
import { m } from '#messages'
import { translationLabels, writtenIn } from '#domain/project-events/languages.ts'
import {
  CATEGORIES,
  categoryLabel,
  DESCRIPTION_MAX,
  TITLE_MAX,
} from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, directionOf, pageLanguage, type Language } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormSection } from '../form-section.tsx'
import { AlsoIn } from '../also-in.tsx'
import { draftOf, fieldOf, type EditorState } from './editor-state.tsx'

/** Title and description, in each language side by side, and the topic. */
export function WordsSection({ state }: { state: EditorState }) {
  const languages = useRootData()?.languages ?? [pageLanguage()]
  const [language, setLanguage] = useState(() => writtenIn(draftOf(state.type, state.values)))
  return (
    <FormSection title={m.posts_section_words()}>
      <div className="grid items-start gap-5 lg:has-[details[open]:not([hidden])]:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          {languages.length > 1 && (
            <SelectField
              {...fieldOf(state, 'language', m.posts_field_language_help())}
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
          <TextField
            {...fieldOf(state, 'title', m.posts_field_title_help({ max: TITLE_MAX }))}
            label={m.posts_field_title()}
            autoComplete="off"
            required
          />
          <TextArea
            {...fieldOf(
              state,
              'description',
              m.posts_field_description_help({ max: format.number(DESCRIPTION_MAX) }),
            )}
            label={m.posts_field_description()}
            rows={8}
            required
          />
        </div>
        {/* What was typed stays while someone tries the languages, or the site shows fewer. */}
        {ALL_LANGUAGES.map((one) => (
          <Translation
            key={one}
            state={state}
            language={one}
            hidden={one === language || !languages.includes(one)}
          />
        ))}
      </div>
      <SelectField
        {...fieldOf(state, 'category')}
        label={m.posts_field_category()}
        className="sm:max-w-80"
        required
        none={m.posts_field_category_choose()}
      >
        {CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {categoryLabel(category)}
          </option>
        ))}
      </SelectField>
    </FormSection>
  )
}

/** The same texts in another language. */
function Translation({
  state,
  language,
  hidden,
}: {
  state: EditorState
  language: Language
  hidden: boolean
}) {
  const title = fieldOf(state, `title_${language}`)
  const description = fieldOf(state, `description_${language}`)
  const labels = {
    title: translationLabels[`title_${language}`],
    description: translationLabels[`description_${language}`],
  }
  const of = { lang: language, dir: directionOf(language) }
  return (
    <AlsoIn language={language} hidden={hidden} fields={[title, description]}>
      <TextField {...title} {...of} label={labels.title()} autoComplete="off" />
      <TextArea {...description} {...of} label={labels.description()} rows={8} />
    </AlsoIn>
  )
}
