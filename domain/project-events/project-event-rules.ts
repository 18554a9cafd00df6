import type { Status } from './project-event.ts'

/** What decides about a post: what it is to the public, what became of its latest proposal, and whether its owner is approved. */
export type ProjectEventState = { status: Status; latest: Status; mayPost: boolean }

export type ProjectEventAbilities = {
  /** Type on; where nothing is open, in a new draft that starts from the last content. */
  edit: boolean
  /** Take the proposal back before it was decided. */
  withdraw: boolean
  /** Take down what is public. */
  takeDown: boolean
}

/** What the owner of a post may do now: one proposal at a time, and not while it lies with staff. */
export function abilitiesOf({ status, latest, mayPost }: ProjectEventState): ProjectEventAbilities {
  return {
    edit: mayPost && latest !== 'pending',
    withdraw: mayPost && latest === 'pending',
    takeDown: mayPost && status === 'approved',
  }
}

/** Where a post stands, for its owner. */
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

/** Where a post stands: whether it is up, and what became of its latest proposal. */
export function publicationStatus({
  status,
  latest,
}: Omit<ProjectEventState, 'mayPost'>): PublicationStatus {
  if (status !== 'approved') return latest === 'approved' ? 'withdrawn' : latest
  return latest === 'approved' || latest === 'withdrawn' ? 'live' : `live_${latest}`
}
