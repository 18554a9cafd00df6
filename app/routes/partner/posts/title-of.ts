import { m } from '#messages'
import type { ProjectEventType } from '#domain/project-events/project-event.ts'

/** What a post is called in lists and heads, also before it has a title. */
export function titleOf(type: ProjectEventType, title: string | undefined): string {
  if (title) return title
  return type === 'event' ? m.posts_untitled_event() : m.posts_untitled_project()
}
