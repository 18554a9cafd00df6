/** The acting person or process. Created by the server from the session, the guest cookie or the job; never from client input. */
export type Visitor = { kind: 'visitor' }
export type Guest = { kind: 'guest'; guestId: string }
export type Member = { kind: 'member'; userId: string }
export type System = {
  kind: 'system'
  job: string
  /** A request waits for the result, so this job gets a page's time limit and does not wait behind longer jobs. */
  isAwaited?: true
}
export type Actor = Visitor | Guest | Member | System
