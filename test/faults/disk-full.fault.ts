import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { ask, signIn } from './ask.ts'
import { mayMount, openSmallDisk, type SmallDisk } from './small-disk.ts'
import { checkWrites, type Sent } from './writes/check-writes.ts'
import { openEmbeddedGround, openServerGround, type Ground } from './writes/grounds.ts'
import { aProfile } from './writes/staffs-and-members.ts'
import { aMessage } from './writes/writes.ts'

/** More than fits into the free space of existing table pages. */
const MESSAGES = 400

const canRun = findPostgres() !== null && mayMount()
if (!canRun) {
  console.warn(
    '\n!!! No file system may be mounted here: what a full disk does is NOT tried. !!!\n',
  )
}

describe.skipIf(!canRun)('when the disk is full', () => {
  const databases: [string, (disk: SmallDisk) => Promise<Ground>][] = [
    // The write-ahead log is elsewhere: if it cannot be written, the server itself exits, as in `killed`.
    ['of a server', (disk) => openServerGround({}, { tables: disk.folder })],
    ['of the embedded database', (disk) => openEmbeddedGround(disk.folder)],
  ]
  test.each(databases)(
    '%s: what is written is refused, what is read goes on, and it heals',
    async (_name, open) => {
      const disk = aDisk(250)
      const ground = await open(disk)
      onTestFinished(() => ground.close())
      const product = await startProduct(ground.settings)
      onTestFinished(() => product.stop())
      const cookie = await signIn(product.url)
      const all: Sent[] = []
      expect(
        await writeUntilRefused(product, all, 10),
        'control: with room nothing is refused',
      ).toBeNull()

      disk.fill()
      const refused = await writeUntilRefused(product, all, MESSAGES)
      await expectRefused(refused)
      for (const read of ['/', `/projects-events?search=${crypto.randomUUID()}`, '/dashboard']) {
        expect((await ask(product.url + read, { cookie })).status, read).toBe(200)
      }

      disk.free()
      await until(async () => (await writeUntilRefused(product, all, 1)) === null)
      await product.end('SIGTERM')
      const { lost, doubled, halves } = await ground.look((rows) => checkWrites(rows, all))
      expect({ lost, doubled, halves }).toEqual({ lost: [], doubled: [], halves: [] })
    },
  )

  test('of uploads: a picture is refused completely, existing ones are shown, and it recovers', async () => {
    const disk = aDisk(8)
    const ground = await openServerGround()
    onTestFinished(() => ground.close())
    const product = await startProduct({ ...ground.settings, DATA_DIR: disk.folder })
    onTestFinished(() => product.stop())
    const cookie = await signIn(product.url)
    const [before, meanwhile, after] = [
      await aProfile(cookie),
      await aProfile(cookie),
      await aProfile(cookie),
    ]
    expect((await before.send(product.url)).status, 'control: with room it is taken').toBe(302)
    const picture = async () => {
      const page = await (await ask(`${product.url}/dashboard/profile`, { cookie })).text()
      const address = /\/files\/[\w-]+/.exec(page)?.[0] ?? '/no-picture'
      return (await ask(product.url + address, { cookie })).status
    }
    const files = await filesIn(disk)

    disk.fill()
    await expectRefused(await meanwhile.send(product.url))
    expect(await picture(), 'the one before').toBe(200)
    expect(await filesIn(disk), 'nothing of the one that was refused').toEqual(files)
    expect((await ask(`${product.url}/dashboard`, { cookie })).status).toBe(200)

    disk.free()
    await until(async () => (await after.send(product.url)).status === 302)
    expect(await picture()).toBe(200)
    const { lost, halves, kept } = await ground.look((rows) =>
      checkWrites(rows, [
        { ...meanwhile, wasAnswered: false },
        { ...after, wasAnswered: true },
      ]),
    )
    expect({ lost, halves, kept }).toEqual({ lost: [], halves: [], kept: 1 })
  })
})

function aDisk(megabytes: number): SmallDisk {
  const disk = openSmallDisk(megabytes)
  onTestFinished(() => disk.close())
  return disk
}

/** The first unsuccessful response, or null. */
async function writeUntilRefused(
  product: Product,
  all: Sent[],
  most: number,
): Promise<Response | null> {
  for (let at = 0; at < most; at += 1) {
    const write = aMessage('Is the way along the harbour even? '.repeat(100))
    const sent: Sent = { kind: write.kind, token: write.token, wasAnswered: false }
    all.push(sent)
    const answer = await write.send(product.url)
    sent.wasAnswered = answer.status === 302
    if (answer.status !== 302) return answer
    await answer.body?.cancel()
  }
  return null
}

async function expectRefused(answer: Response | null): Promise<void> {
  expect(answer?.status).toBe(503)
  expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0)
  const text = await answer?.text()
  expect(text).toMatch(/try again/i)
  expect(text, 'nothing of the inside').not.toMatch(
    /ENOSPC|No space left|disk_full|could not extend/,
  )
}

async function filesIn(disk: SmallDisk): Promise<string[]> {
  const found = await readdir(path.join(disk.folder, 'files'), {
    recursive: true,
    withFileTypes: true,
  })
  return found
    .filter((one) => one.isFile())
    .map(({ name }) => name)
    .toSorted()
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not heal within 60 s.')
    await pause(200)
  }
}
