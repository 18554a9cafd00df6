import { readdir } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startProduct } from '../e2e/start-product.ts'
import { ask, signIn } from './ask.ts'
import { PATIENT } from './everyday.ts'
import { runServer } from './run-server.ts'

test('a folder is served by one process, which exits cleanly, and can be opened again', async () => {
  const product = await startProduct(PATIENT)
  onTestFinished(product.stop)
  const cookie = await signIn(product.url)

  const second = await runServer({ DATA_DIR: product.folder, PORT: '0' })
  expect(second.code).toBe(1)
  expect(second.output).toMatch(/in use|already/i)
  expect(second.output).toContain(product.folder)
  expect(second.output).not.toMatch(/\n\s+at /)
  expect((await ask(`${product.url}/dashboard`, { cookie })).status, 'the first goes on').toBe(200)

  const before = await readdir(product.folder)
  expect(await product.end('SIGTERM')).toBe(0)
  expect(before.some((name) => name.includes('lock'))).toBe(true)
  expect((await readdir(product.folder)).filter((name) => name.includes('lock'))).toEqual([])

  const again = await startProduct({ ...PATIENT, DATA_DIR: product.folder })
  onTestFinished(again.stop)
  expect((await ask(`${again.url}/dashboard`, { cookie })).status, 'still signed in').toBe(200)
})
