import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createStorage } from './create-storage.ts'

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('stored bytes can be opened, also by another process', async () => {
  const folder = path.join(await emptyFolder(), 'not', 'there', 'yet')
  const content = new Uint8Array(300_000).map((_, at) => at % 251)
  await createStorage(folder).put('a-key', content)
  const kept = await createStorage(folder).open('a-key')
  expect(kept?.bytes).toBe(300_000)
  expect(new Uint8Array(await new Response(kept?.stream).arrayBuffer())).toEqual(content)
})

test('an unknown key opens nothing; deleting removes a key, and may be repeated', async () => {
  const storage = createStorage(await emptyFolder())
  expect(await storage.open('unknown')).toBeNull()
  await storage.put('one', bytes('one'))
  await storage.delete('one')
  await storage.delete('one')
  expect(await storage.open('one')).toBeNull()
})

test('a link in the place of a file is refused, not followed', async () => {
  const folder = await emptyFolder()
  const storage = createStorage(folder)
  await storage.put('one', bytes('one'))
  const [place = ''] = await filesIn(folder)
  await rm(place)
  await symlink('/etc/passwd', place)
  await expect(storage.open('one')).rejects.toThrow('is not a file')
})

test('many at once are spread over many folders, each complete, and no partial file stays', async () => {
  const folder = await emptyFolder()
  const storage = createStorage(folder)
  const keys = Array.from({ length: 60 }, (_, at) => `key-${at}`)
  await Promise.all(keys.map((key) => storage.put(key, bytes(key.repeat(1000)))))
  const files = await filesIn(folder)
  expect(files).toHaveLength(60)
  expect(new Set(files.map((file) => path.dirname(file))).size).toBeGreaterThan(30)
  for (const key of keys) {
    const kept = await storage.open(key)
    expect(await new Response(kept?.stream).text()).toBe(key.repeat(1000))
  }
})

test('the same key again replaces all bytes', async () => {
  const storage = createStorage(await emptyFolder())
  await storage.put('key', bytes('the first and longer'))
  await storage.put('key', bytes('second'))
  expect(await new Response((await storage.open('key'))?.stream).text()).toBe('second')
})

test.each(['', '..', '../secret', 'a/b', '/etc/passwd', 'A', 'a\0', 'a.b', '-a', 'x'.repeat(101)])(
  'what is no key of ours never reaches the disk: %j',
  async (key) => {
    const folder = await emptyFolder()
    const storage = createStorage(path.join(folder, 'files'))
    await expect(storage.put(key, bytes('x'))).rejects.toThrow(TypeError)
    await expect(storage.open(key)).rejects.toThrow(TypeError)
    await expect(storage.delete(key)).rejects.toThrow(TypeError)
    expect(await readdir(folder)).toEqual([])
  },
)

test('a disk error: unavailable, and nothing partial is stored', async () => {
  const folder = await emptyFolder()
  const storage = createStorage(folder)
  await storage.put('before', bytes('before'))
  const [place = ''] = await filesIn(folder)
  // A folder in place of the file makes the last step fail, after the bytes are written.
  await rm(place)
  await mkdir(place)
  await expect(storage.put('before', bytes('after'))).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    cause: { syscall: 'rename' },
  })
  expect(await filesIn(folder)).toEqual([])
})

test('a folder that cannot be created: unavailable', async () => {
  const blocked = path.join(await emptyFolder(), 'blocked')
  await writeFile(blocked, '')
  const storage = createStorage(blocked)
  await expect(storage.put('key', bytes('x'))).rejects.toMatchObject({ code: 'unavailable' })
  await expect(storage.open('key')).rejects.toMatchObject({ code: 'unavailable' })
})

test('a stream that ends, is canceled or never read leaves no file open', async () => {
  const storage = createStorage(await emptyFolder())
  await storage.put('key', new Uint8Array(1_000_000))
  const opened = async () => (await readdir('/proc/self/fd').catch(() => [])).length
  const before = await opened()
  for (let round = 0; round < 20; round += 1) {
    const kept = await storage.open('key')
    const reader = kept!.stream.getReader()
    await reader.read()
    await reader.cancel()
    await storage.open('key')
    await (await storage.open('key'))!.stream.cancel()
    await new Response((await storage.open('key'))!.stream).arrayBuffer()
  }
  expect(await opened()).toBeLessThanOrEqual(before)
})
