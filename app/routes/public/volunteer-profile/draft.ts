import { parseVolunteerProfile } from '#domain/assistant/read-profile.ts'
import type { VolunteerProfile } from '#domain/assistant/volunteer-profile.ts'

/** An unsaved profile in this tab, kept across reloads and sign-in. */
export type Draft = {
  profile: VolunteerProfile
  /** The profile last read from the conversation; null if everything was typed. */
  heard: VolunteerProfile | null
  /** The last answer that the conversation was read up to. */
  upTo: string | null
}

/** An update of a draft. */
export type Change = (draft: Draft | null) => Draft | null

export type DraftStore = {
  subscribe(listener: () => void): () => void
  read(owner: string | null): Draft | null
  /** Assigns the draft to this user: a visitor's is kept, another user's is dropped. */
  adopt(owner: string | null): void
  change(next: Change): void
}

const KEY = 'volunteer-profile-draft'

/** This tab's draft. Without storage it lasts as long as the page. */
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
    // Storage is full or unavailable.
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
