import { m } from '#messages'
import {
  CATEGORIES,
  categoryLabel,
  DESCRIPTION_MAX,
  TITLE_MAX,
} from '#domain/project-events/project-event.ts'
import { PICTURE_INPUTS } from '#domain/project-events/pictures.ts'
import { format } from '#platform/text/format.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { FormSection } from '../form-section.tsx'
import { TextsInEach, type EachText } from '../texts-in-each.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'

const texts: EachText[] = [
  {
    name: 'title',
    label: m.posts_field_title,
    labelIn: m.posts_field_title_in,
    help: () => m.posts_field_title_help({ max: TITLE_MAX }),
    required: true,
  },
  {
    name: 'description',
    label: m.posts_field_description,
    labelIn: m.posts_field_description_in,
    help: () => m.posts_field_description_help({ max: format.number(DESCRIPTION_MAX) }),
    rows: 8,
    required: true,
  },
  {
    name: 'location',
    label: m.posts_field_location,
    labelIn: m.posts_field_location_in,
    isElsewhere: true,
  },
]

/** Title and description, in each language side by side, and the topic. */
export function WordsSection({ state }: { state: EditorState }) {
  return (
    <FormSection title={m.posts_section_words()}>
      <TextsInEach
        texts={texts}
        shortTexts={PICTURE_INPUTS}
        languageHelp={m.posts_field_language_help()}
        field={(name, help) => fieldOf(state, name, help)}
      />
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
