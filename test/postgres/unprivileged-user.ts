import { readFileSync } from 'node:fs'

export type User = { uid: number; gid: number }

/** The user to run PostgreSQL as, because it refuses to run as root. Null if this process is not root. */
export function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('There is neither a user postgres nor a user nobody to run PostgreSQL as.')
}
