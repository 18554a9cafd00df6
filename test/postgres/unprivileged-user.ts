import { readFileSync } from 'node:fs'

export type User = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: then whom to run it as. Null when we are not root anyway. */
export function unprivilegedUser(): User | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('There is neither a user postgres nor a user nobody to run PostgreSQL as.')
}
