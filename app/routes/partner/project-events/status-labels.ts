import { m } from '#messages'
import type { Status, ProjectEventType } from '#domain/project-events/project-event.ts'
import type { PublicationStatus } from '#domain/project-events/project-event-rules.ts'
import type { Tone } from '#app/ui/tone.ts'

type Words = {
  tone: Tone
  word: () => string
  /** The next step. */
  next: () => string
  /** Link label. */
  link: () => string
}

/** Labels of each publication status, as the organization sees it. */
export const postStatusLabels: Record<PublicationStatus, Words> = {
  changes_asked: {
    tone: 'warning',
    word: m.posts_standing_changes_asked,
    next: m.posts_next_changes_asked,
    link: m.posts_answer,
  },
  live_changes_asked: {
    tone: 'warning',
    word: m.posts_standing_live_changes_asked,
    next: m.posts_next_live_changes_asked,
    link: m.posts_answer,
  },
  rejected: {
    tone: 'danger',
    word: m.posts_standing_rejected,
    next: m.posts_next_rejected,
    link: m.posts_open,
  },
  live_rejected: {
    tone: 'danger',
    word: m.posts_standing_live_rejected,
    next: m.posts_next_live_rejected,
    link: m.posts_open,
  },
  draft: {
    tone: 'neutral',
    word: m.posts_standing_draft,
    next: m.posts_next_draft,
    link: m.posts_continue,
  },
  live_draft: {
    tone: 'success',
    word: m.posts_standing_live_draft,
    next: m.posts_next_live_draft,
    link: m.posts_continue,
  },
  pending: {
    tone: 'info',
    word: m.posts_standing_pending,
    next: m.posts_next_pending,
    link: m.posts_open,
  },
  live_pending: {
    tone: 'info',
    word: m.posts_standing_live_pending,
    next: m.posts_next_live_pending,
    link: m.posts_open,
  },
  live: {
    tone: 'success',
    word: m.posts_standing_live,
    next: m.posts_next_live,
    link: m.posts_open,
  },
  withdrawn: {
    tone: 'neutral',
    word: m.posts_standing_withdrawn,
    next: m.posts_next_withdrawn,
    link: m.posts_open,
  },
}

/** Labels of the decision on a proposal. */
export const revisionLabels: Record<Status, { tone: Tone; word: () => string }> = {
  draft: { tone: 'neutral', word: m.posts_revision_draft },
  pending: { tone: 'info', word: m.posts_revision_pending },
  changes_asked: { tone: 'warning', word: m.posts_revision_changes_asked },
  approved: { tone: 'success', word: m.posts_revision_approved },
  rejected: { tone: 'danger', word: m.posts_revision_rejected },
  withdrawn: { tone: 'neutral', word: m.posts_revision_withdrawn },
}

/** Returns the title for lists and headings, or a placeholder if there is none yet. */
export function titleOf(type: ProjectEventType, title: string | undefined): string {
  if (title) return title
  return type === 'event' ? m.posts_untitled_event() : m.posts_untitled_project()
}
