import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unprivilegedUser } from '../postgres/unprivileged-user.ts'

/** A file system of a few megabytes that can be filled completely. */
export type SmallDisk = {
  folder: string
  fill(): void
  free(): void
  close(): void
}

/** Whether this process may mount one: as root on Linux, and not in every container. */
export function mayMount(): boolean {
  try {
    openSmallDisk(1).close()
    return true
  } catch {
    return false
  }
}

/** @throws when it may not be mounted. */
export function openSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      for (const bytes of [1 << 20, 1 << 12, 1]) {
        try {
          for (;;) appendFileSync(filler, Buffer.alloc(bytes))
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
