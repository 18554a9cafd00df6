import { summarize } from '#domain/project-events/summarize.ts'

/** Characters that fit next to the picture, so that the actions stay in view. */
const LEAD_MOST = 600

/** Splits a bio into the part in the page header and the rest below; `rest` is empty if everything fits in the header. */
export function splitBio(bio: string): { lead: string; rest: string } {
  if (bio.length <= LEAD_MOST) return { lead: bio, rest: '' }
  const [first = '', ...others] = bio.split(/\n[^\S\n]*\n\s*/)
  if (first.length <= LEAD_MOST && others.length > 0) {
    return { lead: first, rest: others.join('\n\n') }
  }
  // A paragraph that was cut is repeated in full below.
  return { lead: summarize(first, LEAD_MOST), rest: bio }
}
