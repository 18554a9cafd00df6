import type { Status } from './project-event.ts'

/**
 * The state that decides the owner's actions: the post's status, that of its latest proposal, and whether the owner is
 * approved.
 */
export type ProjectEventState = { status: Status; latest: Status; mayPost: boolean }

export type ProjectEventAbilities = {
  /** Edit the draft; without an open draft, a new one with the last content. */
  edit: boolean
  /** Withdraw the proposal before it is decided. */
  withdraw: boolean
  /** Take down the public version. */
  takeDown: boolean
}

/** Returns the owner's possible actions: one proposal at a time, and no edits during review. */
export function abilitiesOf({ status, latest, mayPost }: ProjectEventState): ProjectEventAbilities {
  return {
    edit: mayPost && latest !== 'pending',
    withdraw: mayPost && latest === 'pending',
    takeDown: mayPost && status === 'approved',
  }
}

/** The statuses of a post, for its owner. */
export const PUBLICATION_STATUSES = [
  'changes_asked',
  'live_changes_asked',
  'rejected',
  'live_rejected',
  'draft',
  'live_draft',
  'pending',
  'live_pending',
  'live',
  'withdrawn',
] as const
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number]

/** Returns the status of a post: whether it is public, and the state of its latest proposal. */
export function publicationStatus({
  status,
  latest,
}: Omit<ProjectEventState, 'mayPost'>): PublicationStatus {
  if (status !== 'approved') return latest === 'approved' ? 'withdrawn' : latest
  return latest === 'approved' || latest === 'withdrawn' ? 'live' : `live_${latest}`
}
