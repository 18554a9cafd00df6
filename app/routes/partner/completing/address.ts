import { projectEventAddress } from '../project-events/addresses.ts'

/** URL of the form that completes a project or event and records its outcome. */
export function completeAddress(postId: string): string {
  return `${projectEventAddress(postId)}/complete`
}
