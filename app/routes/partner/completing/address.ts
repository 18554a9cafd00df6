import { projectEventAddress } from '../project-events/addresses.ts'

/** Where an organization says that a project or event is done, and what came of it. */
export function completeAddress(postId: string): string {
  return `${projectEventAddress(postId)}/complete`
}
