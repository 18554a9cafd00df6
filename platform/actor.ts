/** Who asks. Made by the server from the session, the guest cookie or the job; never from what the client says. */
export type Visitor = { kind: 'visitor' }
export type Guest = { kind: 'guest'; guestId: string }
export type Member = { kind: 'member'; userId: string }
export type System = {
  kind: 'system'
  job: string
  /** Somebody waits for its answer, so it gets no more time than a page does, and waits behind no longer job. */
  isAwaited?: true
}
export type Actor = Visitor | Guest | Member | System
