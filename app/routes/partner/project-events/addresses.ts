import type { ProjectEventType } from '#domain/project-events/project-event.ts'

export const ownProjectEventsAddress = '/partner-dashboard/posts'
export const newProjectEventAddress = `${ownProjectEventsAddress}/new`

/** The form for a new project or event. */
export function newOfTypeAddress(type: ProjectEventType): string {
  return `${newProjectEventAddress}?type=${type}`
}

/** The editor of a project or event; `?confirm=take-down` asks whether to unpublish it. */
export function projectEventAddress(
  postId: string,
  more?: 'confirm=take-down' | 'check=submit',
): string {
  return `${ownProjectEventsAddress}/${postId}${more ? `?${more}` : ''}`
}
