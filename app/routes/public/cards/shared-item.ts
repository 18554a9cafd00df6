import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { sharedLandscape, sharedPhoto, type SharedPicture } from '#app/request/shared-picture.ts'
import { landscapeOf } from './landscape-of.ts'

/** The link preview of an item, same as on its page: its picture, or else its region's landscape. */
export function sharedItem(
  item: Pick<ProjectEventCard, 'id' | 'image' | 'district' | 'region'>,
  alt: string,
): SharedPicture {
  return item.image === null
    ? sharedLandscape(landscapeOf(item).region)
    : sharedPhoto(item.image, alt)
}
