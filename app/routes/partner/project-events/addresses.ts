import type { ProjectEventType } from '#domain/project-events/project-event.ts'

export const ownProjectEventsAddress = '/partner-dashboard/posts'
export const newProjectEventAddress = `${ownProjectEventsAddress}/new`

/** Returns the URL of the form for a new project or event. */
export function newOfTypeAddress(type: ProjectEventType): string {
  return `${newProjectEventAddress}?type=${type}`
}

/** Returns the URL of the preview of a post's latest proposal. */
export function previewAddress(postId: string): string {
  return `${ownProjectEventsAddress}/${postId}/preview`
}

/** Returns the URL of the same form, filled from an earlier post. */
export function duplicateAddress(type: ProjectEventType, postId: string): string {
  return `${newOfTypeAddress(type)}&copy=${postId}`
}

/** Returns the URL of a project's or event's editor; `?confirm=take-down` opens the unpublish dialog. */
export function projectEventAddress(
  postId: string,
  more?: 'confirm=take-down' | 'check=submit',
): string {
  return `${ownProjectEventsAddress}/${postId}${more ? `?${more}` : ''}`
}
