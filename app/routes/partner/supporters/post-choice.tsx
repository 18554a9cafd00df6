import { Form } from 'react-router'
import { m } from '#messages'
import type { SupportedPost } from '#domain/support/list-supported-posts.ts'
import { kindLabel, KINDS } from '#domain/support/support.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import type { SupportersView } from './params.ts'

/** Filters the list by project or event and by kind of support. */
export function PostChoice({
  posts,
  shown,
}: {
  posts: readonly SupportedPost[]
  shown: SupportersView
}) {
  return (
    <Form method="get" className="mt-6 flex flex-wrap items-end gap-3">
      {shown.part && <input type="hidden" name="show" value={shown.part} />}
      <SelectField
        // Remounts when the filter changes, so that links elsewhere update it.
        key={`post ${shown.post}`}
        name="post"
        label={m.supporting_of_post()}
        defaultValue={shown.post ?? ''}
        className="min-w-0 flex-1 basis-64 sm:max-w-form"
        none={m.supporting_every_post()}
      >
        {posts.map(({ id, title, waiting, total }) => (
          <option key={id} value={id}>
            {m.supporting_post_option({ title, waiting, total })}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={`kind ${shown.kind}`}
        name="kind"
        label={m.supporting_of_kind()}
        defaultValue={shown.kind ?? ''}
        className="min-w-0 basis-44"
        none={m.supporting_every_kind()}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabel(kind)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        {m.supporting_show()}
      </Button>
    </Form>
  )
}
