import type { Internals } from './claim-address.ts'
import type { Cookies, SignInApi } from './sign-in-verbs.ts'
import type { SwallowedFaults } from './swallowed-faults.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'

/** One place where somebody is signed in. It names no token: who sees this list cannot become one of it. */
export type OpenSession = {
  id: string
  userAgent: string | null
  address: string | null
  since: Date
  lastUsed: Date
}

/** What people see of their sessions and do with them. */
export type SessionVerbs = {
  /** Notes that the session of these cookies is used, and lengthens it. */
  renewSession(headers: Headers): Promise<Cookies>
  /** The sessions of a person that have not run out, the one used last first. */
  listSessions(userId: string): Promise<OpenSession[]>
  /** Ends one session of that person; one of somebody else's is left alone. */
  endSession(userId: string, sessionId: string): Promise<void>
  /** Ends every session of that person, this one too. */
  endAllSessions(userId: string): Promise<void>
}

/** Wraps better-auth's sessions in our verbs and our errors. */
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
