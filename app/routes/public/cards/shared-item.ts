import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import {
  sharedLandscape,
  sharedPhoto,
  sharedSubject,
  type SharedPicture,
} from '#app/request/shared-picture.ts'
import { landscapeOf } from './landscape-of.ts'
import { subjectOf, type Pictured } from './subject-of.ts'

/** The link preview of an item, like on its page: its picture, or else its subject's scene or its region's landscape. */
export function sharedItem(
  item: Pick<ProjectEventCard, 'image' | 'region'> & Pictured,
  alt: string,
): SharedPicture {
  if (item.image !== null) return sharedPhoto(item.image, alt)
  const subject = subjectOf(item)
  return subject ? sharedSubject(subject) : sharedLandscape(landscapeOf(item).region)
}
