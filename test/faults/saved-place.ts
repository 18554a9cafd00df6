import pg from 'pg'
import { expect } from 'vitest'
import { openFolderStorage } from '../../platform/storage/open-storage.ts'
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
  const kept = await keptIn(data)
  return rows.filter(({ id, bytes }) => kept.get(id) !== bytes).map(({ id }) => id)
}

/** The stored files of a folder of data, with their length. */
export async function keptIn(data: string): Promise<Map<string, number>> {
  const kept = new Map<string, number>()
  for await (const { key, bytes } of openFolderStorage({ DATA_DIR: data }).list())
    kept.set(key, bytes)
  return kept
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
