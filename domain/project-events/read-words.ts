import { m } from '#messages'
import type { Content, DraftContent, Refuse } from './content.ts'
import { parseCategory, DESCRIPTION_MAX, TITLE_MAX } from './project-event.ts'

type Words = Pick<Content, 'title' | 'description' | 'category'>

/** Title, description and topic of a draft, or null when one is refused. */
export function readWords(draft: DraftContent, refuse: Refuse): Words | null {
  const { title, description } = draft
  const category = parseCategory(draft.category)
  if (!title) refuse('title', m.posts_title_missing())
  if (title.length > TITLE_MAX) {
    refuse('title', m.posts_title_too_long({ max: TITLE_MAX, length: title.length }))
  }
  if (!description) refuse('description', m.posts_description_missing())
  if (description.length > DESCRIPTION_MAX) {
    const length = description.length
    refuse('description', m.posts_description_too_long({ max: DESCRIPTION_MAX, length }))
  }
  if (!category) refuse('category', m.posts_category_missing())
  const whole = title && title.length <= TITLE_MAX && description
  if (!whole || description.length > DESCRIPTION_MAX || !category) return null
  return { title, description, category }
}
