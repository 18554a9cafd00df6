import { m } from '#messages'
import type { DraftContent, InputName } from './fields.ts'
import type { Picture } from './pictures.ts'
import { NO_REGION } from './project-event.ts'

/** A description below this many characters is called short. */
export const SHORT_DESCRIPTION = 200

/** What would make a post better, with the field to go to. */
export type Advice = { field: InputName | 'image' | `pictures.${number}.alt`; text: string }

/** Returns what a complete post could still have; none of it prevents submitting. */
export function adviceOf(draft: DraftContent, pictures: readonly Pick<Picture, 'alt'>[]): Advice[] {
  const advice: Advice[] = []
  const { length } = draft.description
  if (length > 0 && length < SHORT_DESCRIPTION) {
    advice.push({ field: 'description', text: m.posts_advice_short() })
  }
  if (draft.region && draft.region !== NO_REGION && !draft.location) {
    advice.push({ field: 'location', text: m.posts_advice_place() })
  }
  if (pictures.length === 0) advice.push({ field: 'image', text: m.posts_advice_picture() })
  const undescribed = pictures.findIndex(({ alt }) => !alt)
  if (undescribed >= 0) {
    advice.push({ field: `pictures.${undescribed}.alt`, text: m.posts_advice_alt() })
  }
  return advice
}
