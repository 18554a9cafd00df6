import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { sharedLandscape, sharedPhoto, type SharedPicture } from '#app/request/shared-picture.ts'
import { landscapeOf } from './landscape-of.ts'

/** What a link to an item shows, as its page does: its picture, else the landscape of its region. */
export function sharedItem(
  item: Pick<ProjectEventCard, 'id' | 'image' | 'district' | 'region'>,
  alt: string,
): SharedPicture {
  return item.image === null
    ? sharedLandscape(landscapeOf(item).region)
    : sharedPhoto(item.image, alt)
}
