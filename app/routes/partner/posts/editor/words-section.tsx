import { m } from '#messages'
import {
  CATEGORIES,
  categoryLabel,
  DESCRIPTION_MAX,
  TITLE_MAX,
} from '#domain/project-events/project-event.ts'
import { format } from '#platform/text/format.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldOf, type EditorState } from './editor-state.tsx'
import { FormSection } from './form-section.tsx'

/** Title, description and topic. */
export function WordsSection({ state }: { state: EditorState }) {
  return (
    <FormSection title={m.posts_section_words()}>
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
