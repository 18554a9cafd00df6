import { parseVolunteerProfile } from '#domain/assistant/read-profile.ts'
import type { VolunteerProfile } from '#domain/assistant/volunteer-profile.ts'

/** A profile that waits in this tab to be saved, across reloads and signing in. */
export type Draft = {
  profile: VolunteerProfile
  /** What was heard last; null while everything is by hand. */
  heard: VolunteerProfile | null
  /** The answer up to which the conversation has been read. */
  upTo: string | null
}

/** What becomes of a draft. */
export type Change = (draft: Draft | null) => Draft | null

export type DraftStore = {
  subscribe(listener: () => void): () => void
  read(owner: string | null): Draft | null
  /** From now on it is this person's: a visitor's becomes theirs, another person's is gone. */
  adopt(owner: string | null): void
  change(next: Change): void
}

const KEY = 'volunteer-profile-draft'

/** The draft of this tab. A browser that keeps nothing has it as long as the page. */
export function openDraft(): DraftStore {
  let { owner, draft } = readKept()
  const listeners = new Set<() => void>()
  const write = (next: Draft | null) => {
    draft = next
    keep(owner, draft)
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: (whose) => (owner !== null && owner !== whose ? null : draft),
    adopt(whose) {
      if (owner === whose) return
      const wasOthers = owner !== null
      owner = whose
      write(wasOthers ? null : draft)
    },
    change: (next) => write(next(draft)),
  }
}

function keep(owner: string | null, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify({ owner, draft }))
    else sessionStorage.removeItem(KEY)
  } catch {
    // No room, or not allowed.
  }
}

function readKept(): { owner: string | null; draft: Draft | null } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      owner: unknown
      draft: { profile: unknown; heard: unknown; upTo: unknown }
    } | null
    if (!kept) return NONE
    const { profile, heard, upTo } = kept.draft
    return {
      owner: typeof kept.owner === 'string' ? kept.owner : null,
      draft: {
        profile: parseVolunteerProfile(JSON.stringify(profile)),
        heard: heard ? parseVolunteerProfile(JSON.stringify(heard)) : null,
        upTo: typeof upTo === 'string' ? upTo : null,
      },
    }
  } catch {
    return NONE
  }
}

const NONE = { owner: null, draft: null }
