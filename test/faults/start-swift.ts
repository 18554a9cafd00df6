import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { S3Place } from '../../platform/storage/create-s3-storage.ts'
import { freePort } from '../free-port.ts'

const PROGRAMS = ['proxy', 'account', 'container', 'object'].map(
  (name) => `/usr/bin/swift-${name}-server`,
)

/** Whether OpenStack Swift is installed: `apt-get install swift-proxy swift-account swift-container swift-object memcached`. */
export const hasSwift = [...PROGRAMS, '/usr/bin/swift-ring-builder'].every((file) =>
  existsSync(file),
)

/**
 * Starts Swift with its S3 interface, which checks signatures, with one disk in a temporary folder.
 *
 * @throws with its output if it does not start within 60 s.
 */
export async function startSwift(): Promise<{ place: S3Place; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'swift-'))
  const user = execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()
  const [proxy, account, container, object, memory] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  )
  const write = (name: string, lines: string[]) =>
    writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`)
  mkdirSync(path.join(folder, 'disks', 'd1'), { recursive: true })
  write('swift.conf', [
    '[swift-hash]',
    'swift_hash_path_suffix = test',
    'swift_hash_path_prefix = test',
    '[storage-policy:0]',
    'name = zero',
    'default = yes',
  ])
  const common = (port: number) => [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    `user = ${user}`,
    'workers = 0',
  ]
  for (const [name, port] of Object.entries({ account, container, object })) {
    write(`${name}-server.conf`, [
      ...common(port!),
      `devices = ${folder}/disks`,
      'mount_check = false',
      'disable_fallocate = true',
      '[pipeline:main]',
      `pipeline = ${name}-server`,
      `[app:${name}-server]`,
      `use = egg:swift#${name}`,
    ])
    const ring = (...words: (string | number)[]) =>
      execFileSync('swift-ring-builder', [`${name}.builder`, ...words.map(String)], { cwd: folder })
    ring('create', 4, 1, 1)
    ring('add', `r1z1-127.0.0.1:${port}/d1`, 1)
    ring('rebalance')
  }
  write('proxy-server.conf', [
    ...common(proxy!),
    '[pipeline:main]',
    'pipeline = catch_errors cache bulk s3api tempauth slo dlo versioned_writes proxy-server',
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    '[filter:catch_errors]',
    'use = egg:swift#catch_errors',
    '[filter:cache]',
    'use = egg:swift#memcache',
    `memcache_servers = 127.0.0.1:${memory}`,
    '[filter:bulk]',
    'use = egg:swift#bulk',
    '[filter:s3api]',
    'use = egg:swift#s3api',
    's3_acl = false',
    '[filter:tempauth]',
    'use = egg:swift#tempauth',
    'user_test_uploads = nobody-may-read-this .admin',
    '[filter:slo]',
    'use = egg:swift#slo',
    '[filter:dlo]',
    'use = egg:swift#dlo',
    '[filter:versioned_writes]',
    'use = egg:swift#versioned_writes',
    'allow_versioned_writes = true',
  ])
  let output = ''
  const run = (program: string, words: string[]): ChildProcess => {
    const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-4_000)))
    }
    return child
  }
  const children = [
    run('memcached', ['-u', user, '-l', '127.0.0.1', '-p', String(memory)]),
    ...PROGRAMS.map((program) =>
      run(program, [
        path.join(folder, `${path.basename(program).slice('swift-'.length)}.conf`),
        '-v',
      ]),
    ),
  ]
  const stop = async () => {
    const ends = children.map((child) =>
      child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : null,
    )
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ends)
    await rm(folder, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${proxy}`
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(endpoint).catch(() => null)
    if (answer) break
    if (tries >= 120) {
      await stop()
      throw new Error(`Swift did not start.\n${output}`)
    }
    await pause(500)
  }
  const place = {
    endpoint,
    bucket: 'uploads',
    region: 'us-east-1',
    accessKeyId: 'test:uploads',
    secretAccessKey: 'nobody-may-read-this',
  }
  return { place, stop }
}
