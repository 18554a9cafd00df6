import { stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import { listKept } from '../../platform/storage/list-kept.ts'
import { runScript } from './run-script.ts'

/** Restores, and expects success. */
export async function expectRestored(
  words: string[],
  there: Record<string, string>,
): Promise<void> {
  const { code, output } = await runScript('restore', words, there)
  expect(code, output).toBe(0)
}

export type Find = <Row extends object>(text: string) => Promise<Row[]>

/** Files of rows that are missing or incomplete. */
export async function missingFiles(find: Find, data: string): Promise<string[]> {
  const rows = await find<{ id: string; bytes: number }>('select id, bytes from app.files')
  const kept = await listKept(path.join(data, 'files'))
  const found = await Promise.all(
    rows.map(async ({ id, bytes }) => {
      const file = kept.get(id)
      return file && (await stat(file)).size === bytes ? [] : [id]
    }),
  )
  return found.flat()
}

/** Runs one query. */
export async function ask<Row extends object>(
  to: string | pg.ClientConfig,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client(to)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** The same URL with another login. */
export function as(user: string, url: string): string {
  const address = new URL(url)
  address.username = user
  return address.href
}
