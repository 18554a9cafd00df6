import type { HeldOut } from './held-out.ts'
import { hebrew, help } from './help.ts'
import { inHebrew } from './in-hebrew.ts'
import { notOurs } from './not-ours.ts'
import { second } from './second.ts'
import { search } from './search.ts'
import { things } from './things.ts'

export const heldOut: Record<string, readonly HeldOut[]> = {
  help,
  hebrew,
  search,
  things,
  notOurs,
  second,
  inHebrew,
}
