import { summarize } from '#domain/project-events/summarize.ts'

/** So many characters stand beside the picture at most, so that what one can do here stays in view. */
const LEAD_MOST = 600

/** What an ambassador says, parted: what stands at the head of the page, and what follows below; empty where all stands above. */
export function splitBio(bio: string): { lead: string; rest: string } {
  if (bio.length <= LEAD_MOST) return { lead: bio, rest: '' }
  const [first = '', ...others] = bio.split(/\n[^\S\n]*\n\s*/)
  if (first.length <= LEAD_MOST && others.length > 0) {
    return { lead: first, rest: others.join('\n\n') }
  }
  // A paragraph that is cut stands whole below.
  return { lead: summarize(first, LEAD_MOST), rest: bio }
}
