import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { findOwnProjectEvent } from '../find-own-project-event.ts'
import { presentPreview } from '../present-preview.ts'
import type { PublicProjectEvent } from './get-public.ts'

/** Returns the latest proposal of a post of the caller's organization as its public page would show it. @throws AppError not_found. */
export const previewOwn = query({
  name: 'project-events.preview-own',
  for: 'member',
  input: z.object({ postId: z.uuid() }),
  async run({ db, input, now }): Promise<PublicProjectEvent> {
    const { id, latest } = await findOwnProjectEvent(db, input.postId)
    return presentPreview(db, { ...latest, id }, now)
  },
})
