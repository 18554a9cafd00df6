import type { FileKind } from '../files/file.ts'
import type { ProjectEventType } from './project-event.ts'

/** The kind of file that a post's picture is. */
export function pictureKind(type: ProjectEventType): FileKind {
  return type === 'event' ? 'event-images' : 'project-images'
}
