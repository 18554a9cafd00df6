import type { ProjectEventType } from '#domain/project-events/project-event.ts'

export const postsAddress = '/partner-dashboard/posts'
export const newPostAddress = `${postsAddress}/new`

/** Where a post of that type is begun. */
export function beginAddress(type: ProjectEventType): string {
  return `${newPostAddress}?type=${type}`
}

/** A post's own page for its organization, `?confirm=take-down` with the question whether to take it down. */
export function postAddress(postId: string, more?: 'confirm=take-down' | 'check=submit'): string {
  return `${postsAddress}/${postId}${more ? `?${more}` : ''}`
}
