import type { Internals } from './claim-address.ts'
import type { Cookies, SignInApi } from './sign-in-verbs.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'

/** A session as people see it. It contains no token, so this list cannot be used to take over a session. */
export type OpenSession = {
  id: string
  userAgent: string | null
  address: string | null
  since: Date
  lastUsed: Date
}

/** Lists and ends people's sessions. */
export type SessionVerbs = {
  /** Records and extends the use of these cookies' session. */
  renewSession(headers: Headers): Promise<Cookies>
  /** A person's valid sessions, most recently used first. */
  listSessions(userId: string): Promise<OpenSession[]>
  /** Ends one session of that person; others' sessions are not affected. */
  endSession(userId: string, sessionId: string): Promise<void>
  /** Ends all sessions of that person, including the current one. */
  endAllSessions(userId: string): Promise<void>
}

/** Wraps better-auth's sessions in our functions and errors. */
export function sessionVerbs(parts: {
  api: Pick<SignInApi, 'getSession'>
  internals: () => Promise<Internals>
  swallowed: SwallowedFaults
}): SessionVerbs {
  const { api, internals, swallowed } = parts
  const told = <T>(work: () => Promise<T>) => translateAuthErrors(swallowed, work)
  async function open(userId: string) {
    const { internalAdapter } = await internals()
    return told(() => internalAdapter.listSessions(userId, { onlyActiveSessions: true }))
  }
  return {
    async renewSession(headers) {
      const { headers: answer } = await told(() => api.getSession({ headers, returnHeaders: true }))
      return answer.getSetCookie()
    },
    async listSessions(userId) {
      const sessions = (await open(userId)).map((session) => ({
        id: session.id,
        userAgent: session.userAgent || null,
        address: session.ipAddress || null,
        since: session.createdAt,
        lastUsed: session.updatedAt,
      }))
      return sessions.toSorted((a, b) => b.lastUsed.getTime() - a.lastUsed.getTime())
    },
    async endSession(userId, sessionId) {
      const session = (await open(userId)).find(({ id }) => id === sessionId)
      if (!session) return
      const { internalAdapter } = await internals()
      await told(() => internalAdapter.deleteSession(session.token))
    },
    async endAllSessions(userId) {
      const { internalAdapter } = await internals()
      await told(() => internalAdapter.deleteUserSessions(userId))
    },
  }
}
