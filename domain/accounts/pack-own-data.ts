import { makeZip } from 'client-zip'
import { storageKey } from '#domain/files/storage-keys.ts'
import type { Caller } from '#platform/operation.ts'
import { getOwnProfile } from './queries/get-own-profile.ts'
import { getOwnSignIn } from './queries/get-own-sign-in.ts'
import { listOwnMails } from './queries/list-own-mails.ts'
import { listOwnRows } from './queries/list-own-rows.ts'
import { OWN_TABLES, type OwnRow } from './own-data.ts'

type Entry = {
  name: string
  input: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>
  lastModified: Date
}

/**
 * Everything stored about the calling member as a ZIP: `data.json` and the files they uploaded. Read page by page as
 * the stream is consumed, so memory use stays small at any size.
 */
export function packOwnData(caller: Caller): ReadableStream<Uint8Array> {
  return makeZip(entries(caller))
}

async function* entries(caller: Caller): AsyncGenerator<Entry> {
  const lastModified = caller.runtime.clock.now()
  yield { name: 'data.json', input: dataOf(caller), lastModified }
  for await (const { id, kind, original_name: originalName } of rowsOf(caller, 'files')) {
    const kept = await caller.runtime.storage.open(storageKey(String(id)))
    if (!kept) continue
    const name = `files/${String(kind)}/${String(id)}-${plain(String(originalName))}`
    yield { name, input: kept.stream, lastModified }
  }
}

/** The JSON document, written table by table. */
async function* dataOf(caller: Caller): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder()
  const made = caller.runtime.clock.now().toISOString()
  yield text.encode(`{\n"made": ${JSON.stringify(made)},\n"sign_in": `)
  yield text.encode(JSON.stringify(await getOwnSignIn(caller, {})))
  for (const table of OWN_TABLES) {
    yield text.encode(`,\n${JSON.stringify(table)}: [`)
    yield* listed(rowsOf(caller, table))
  }
  yield text.encode(',\n"mails": [')
  yield* listed(mailsOf(caller))
  yield text.encode('\n}\n')
}

async function* listed(rows: AsyncIterable<OwnRow>): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder()
  let isFirst = true
  for await (const row of rows) {
    yield text.encode(`${isFirst ? '\n' : ',\n'}${JSON.stringify(row)}`)
    isFirst = false
  }
  yield text.encode(']')
}

/** The outbox is not linked to users, so it is queried by the account's address. */
async function* mailsOf(caller: Caller): AsyncGenerator<OwnRow> {
  const { email } = await getOwnProfile(caller, {})
  const job: Caller = { ...caller, actor: { kind: 'system', job: 'own-data', isAwaited: true } }
  for (let after: number | null = 0; after !== null;) {
    const page: { rows: OwnRow[]; next: number | null } = await listOwnMails(job, { email, after })
    yield* page.rows
    after = page.next
  }
}

async function* rowsOf(caller: Caller, table: (typeof OWN_TABLES)[number]): AsyncGenerator<OwnRow> {
  for (let after: number | null = 0; after !== null;) {
    const page: { rows: OwnRow[]; next: number | null } = await listOwnRows(caller, {
      table,
      after,
    })
    yield* page.rows
    after = page.next
  }
}

/** A file name that no unzip tool treats as a folder. */
function plain(name: string): string {
  return name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '-').slice(-120)
}
