import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { pictureFile } from '../app/pictures.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { lookInside, type Inside } from './look-inside.ts'
import { visit, type Visitor } from './visitor.ts'
import { productWithout } from './without-protection.ts'

describe.skipIf(findPostgres() === null)('while the folder of files', () => {
  let server: TestServer
  let product: Product
  let inside: Inside
  let files: string
  let aside: string

  beforeAll(async () => {
    server = await startPostgres()
    product = await startProduct({
      ...PATIENT,
      DATABASE_URL: await server.createSeeded('storage'),
    })
    inside = await lookInside(server, 'storage')
    files = path.join(product.folder, 'files')
    aside = path.join(product.folder, 'aside')
  })
  afterAll(async () => {
    await inside?.close()
    await product?.stop()
    await server?.stop()
  })

  /** How the folder becomes unavailable, and what replaces it; it is always restored the same way. */
  const faults: [string, (() => Promise<void>) | null][] = [
    ['is gone', null],
    ['is a file', () => writeFile(files, 'not a folder')],
    // Permissions do not apply to root, as whom tests may run; a link to itself fails for every user.
    ['cannot be entered', () => symlink(files, files)],
  ]

  async function comeBack(): Promise<void> {
    if (!existsSync(aside)) return
    await rm(files, { force: true, recursive: true })
    await rename(aside, files)
  }

  async function signIn(): Promise<Visitor> {
    const who = visit(product.url)
    const form = { email: 'supporter@demo.test', password: 'demo-password' }
    expect((await who.post('/auth', form)).status).toBe(302)
    return who
  }

  const rows = async () => (await inside.rows('select 1 from app.files')).length
  const nameNow = async () =>
    (
      await inside.rows<{ name: string }>(
        `select p.full_name as name from app.profiles p
         join auth.users u on u.id = p.id where u.email = 'supporter@demo.test'`,
      )
    )[0]?.name

  async function upload(who: Visitor, fullName: string): Promise<Response> {
    const form = new FormData()
    form.set('fullName', fullName)
    form.set('avatar', await pictureFile())
    return who.post('/dashboard/profile', form)
  }

  /** The URL of a public picture. */
  async function aPicture(): Promise<string> {
    const found = await inside.rows<{ id: string }>(
      `select id::text from app.files where content_type = 'image/webp'`,
    )
    for (const { id } of found) {
      if ((await visit(product.url).get(`/files/${id}`)).status === 200) return `/files/${id}`
    }
    throw new Error('There is no picture that everybody may see.')
  }

  test.each(faults)('%s, pages continue and nothing partial is stored', async (_, stand) => {
    const who = await signIn()
    const picture = await aPicture()
    expect((await visit(product.url).get(picture)).status).toBe(200)
    const before = [await rows(), await nameNow()]
    await rename(files, aside)
    onTestFinished(comeBack)
    await stand?.()

    const seen = await visit(product.url).get(picture)
    expect([503, 404]).toContain(seen.status)
    expect((await seen.text()).length).toBeLessThan(200)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    await expectEveryday(product.url)

    const refused = await upload(who, 'Somebody Else')
    if (stand === null) {
      // It is created again with its first file.
      expect(refused.status).toBe(302)
    } else {
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.text()).toContain('Files are unavailable right now.')
      expect([await rows(), await nameNow()], 'nothing half').toEqual(before)
    }
    const plain = new FormData()
    plain.set('fullName', 'Miriam Katz')
    expect((await who.post('/dashboard/profile', plain)).status, 'without a file').toBe(302)

    await comeBack()
    expect((await visit(product.url).get(picture)).status, 'it heals by itself').toBe(200)
    expect((await upload(who, 'Miriam Katz')).status).toBe(302)
    expect(await readdir(path.join(files, 'incoming')), 'nothing unfinished').toEqual([])
  })

  test('is a file, a product without the translation of disk errors logs a bug', async () => {
    const folder = await productWithout([
      {
        file: 'platform/storage/create-storage.ts',
        text: 'if (codeOf(error) === undefined) return error',
        instead: 'if (error) return error',
      },
    ])
    const settings = { ...PATIENT, DATABASE_URL: server.url('storage') }
    const without = await startProduct(settings, folder)
    onTestFinished(without.stop)
    const place = path.join(without.folder, 'files')
    await rm(place, { recursive: true, force: true })
    await writeFile(place, 'not a folder')
    const who = visit(without.url)
    await who.post('/auth', { email: 'supporter@demo.test', password: 'demo-password' })
    expect((await upload(who, 'Somebody Else')).status).toBe(500)
  })

  test('a row without its bytes is not found, and only that one', async () => {
    const picture = await aPicture()
    const found = (await readdir(files, { recursive: true })).find((name) =>
      name.endsWith(picture.slice('/files/'.length)),
    )
    const place = path.join(files, String(found))
    const bytes = await readFile(place)
    await rm(place)
    onTestFinished(() => writeFile(place, bytes))
    expect((await visit(product.url).get(picture)).status).toBe(404)
    await expectEveryday(product.url)
  })
})
