import { useState } from 'react'
import { m } from '#messages'
import { BODY_MAX, NEWS_SUMMARY_MAX, NEWS_TEXTS, NEWS_TITLE_MAX } from '#domain/content/news.ts'
import { languageTyped } from '#domain/content/translated.ts'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, directionOf, pageLanguage } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { useRootData } from '#app/shell/use-root-data.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AlsoIn } from '../also-in.tsx'
import { FormSection } from '../form-section.tsx'
import { translationLabels } from './translation-labels.ts'

type Field = { id: string; name: string; defaultValue: string; error: string | undefined }

/** Title, summary and text of an article, in each language side by side. */
export function WordsSection({ field }: { field: (name: string) => Field }) {
  const languages = useRootData()?.languages ?? [pageLanguage()]
  const [language, setLanguage] = useState(() =>
    languageTyped(
      Object.fromEntries(
        ['language', ...NEWS_TEXTS].map((name) => [name, field(name).defaultValue]),
      ),
      NEWS_TEXTS,
    ),
  )
  const labels = translationLabels()
  const max = (count: number) => format.number(count)
  return (
    <FormSection title={m.newsdesk_section_words()}>
      <div className="grid items-start gap-5 lg:has-[details[open]:not([hidden])]:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          {languages.length > 1 && (
            <SelectField
              {...field('language')}
              help={m.newsdesk_language_help()}
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
            {...field('title')}
            label={m.newsdesk_field_title()}
            help={m.newsdesk_field_title_help({ max: max(NEWS_TITLE_MAX) })}
            autoComplete="off"
            required
          />
          <TextArea
            {...field('summary')}
            label={m.newsdesk_field_summary()}
            help={m.newsdesk_field_summary_help({ max: max(NEWS_SUMMARY_MAX) })}
            rows={3}
            required
          />
          <TextArea
            {...field('body')}
            label={m.newsdesk_field_body()}
            help={m.newsdesk_field_body_help({ max: max(BODY_MAX) })}
            rows={12}
          />
        </div>
        {/* What was typed stays while someone tries the languages, or the site shows fewer. */}
        {ALL_LANGUAGES.map((one) => {
          const [title, summary, body] = NEWS_TEXTS.map((text) => ({
            ...field(`${text}_${one}`),
            label: labels[`${text}_${one}`] ?? '',
            lang: one,
            dir: directionOf(one),
          })) as [LabeledField, LabeledField, LabeledField]
          return (
            <AlsoIn
              key={one}
              language={one}
              hidden={one === language || !languages.includes(one)}
              fields={[title, summary, body]}
            >
              <TextField {...title} autoComplete="off" />
              <TextArea {...summary} rows={3} />
              <TextArea {...body} rows={12} />
            </AlsoIn>
          )
        })}
      </div>
    </FormSection>
  )
}

type LabeledField = Field & { label: string; lang: string; dir: 'ltr' | 'rtl' }
