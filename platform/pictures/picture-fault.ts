/** A picture that is not one, is damaged, or would take more room or time than we give. */
export class PictureFault extends Error {
  readonly reason: 'unreadable' | 'too large'

  constructor(reason: PictureFault['reason'], cause: unknown) {
    super(`picture: ${reason}`, { cause })
    this.name = 'PictureFault'
    this.reason = reason
  }
}

/** True for such a fault, also for one from another copy of this module (the server build bundles its own). */
export function isPictureFault(error: unknown): error is PictureFault {
  return error instanceof Error && error.name === 'PictureFault' && 'reason' in error
}
