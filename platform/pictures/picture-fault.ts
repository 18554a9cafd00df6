/** An invalid or damaged picture, or one that would take too much memory or time. */
export class PictureFault extends Error {
  readonly reason: 'unreadable' | 'too large'

  constructor(reason: PictureFault['reason'], cause: unknown) {
    super(`picture: ${reason}`, { cause })
    this.name = 'PictureFault'
    this.reason = reason
  }
}

/** Also true for one from another copy of this module (the server build bundles its own). */
export function isPictureFault(error: unknown): error is PictureFault {
  return error instanceof Error && error.name === 'PictureFault' && 'reason' in error
}
