import { z } from 'zod'

/** One position up or down, past the neighbor that was shown there. */
export const moveInput = z.object({
  id: z.uuid(),
  direction: z.enum(['up', 'down']),
  past: z.uuid(),
})
