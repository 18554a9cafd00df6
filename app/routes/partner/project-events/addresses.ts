import type { ProjectEventType } from '#domain/project-events/project-event.ts'

export const ownProjectEventsAddress = '/partner-dashboard/posts'
export const newProjectEventAddress = `${ownProjectEventsAddress}/new`

/** Where a post of that type is begun. */
export function newOfTypeAddress(type: ProjectEventType): string {
  return `${newProjectEventAddress}?type=${type}`
}

/** A post's own page for its organization, `?confirm=take-down` with the question whether to take it down. */
export function projectEventAddress(
  postId: string,
  more?: 'confirm=take-down' | 'check=submit',
): string {
  return `${ownProjectEventsAddress}/${postId}${more ? `?${more}` : ''}`
}
