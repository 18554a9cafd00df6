import { z } from 'zod'

/** One place up or down, past the neighbour that was seen there. */
export const moveInput = z.object({
  id: z.uuid(),
  direction: z.enum(['up', 'down']),
  past: z.uuid(),
})
