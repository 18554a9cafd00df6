import { execFileSync } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import seed from '../e2e/global-setup.ts'
import { startProduct } from '../e2e/start-product.ts'
import { FURNISHED_SERVER, startPostgres } from '../postgres/start-postgres.ts'
import { unprivilegedUser } from '../postgres/unprivileged-user.ts'

/** Loads the demo once, embedded and on a server; each product and server of the fault tests starts with a copy. */
export default async function furnishFaults(): Promise<() => Promise<void>> {
  await seed()
  if (findPostgres() === null) return () => Promise.resolve()
  const folder = await mkdtemp(path.join(tmpdir(), 'furnished-server-'))
  const user = unprivilegedUser()
  if (user) await chown(folder, user.uid, user.gid)
  const server = await startPostgres()
  try {
    const product = await startProduct({ DATABASE_URL: await server.createDatabase('furnished') })
    await product.stop()
    await server.halt()
    const data = path.join(folder, 'data')
    // With the servers' user, so that they can read it.
    execFileSync('cp', ['-R', server.folder, data], { ...user })
    process.env[FURNISHED_SERVER] = data
  } finally {
    await server.stop()
  }
  return () => rm(folder, { recursive: true, force: true })
}
