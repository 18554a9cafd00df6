import { randomUUID } from 'node:crypto'
import { pictureFile } from '#test/app/pictures.ts'
import { ask } from '../ask.ts'
import type { AskRows } from './check-writes.ts'
import type { Write } from './writes.ts'

/** Copies a pending application directly in the database; staff approves it with the form. */
export async function anApproval(rows: AskRows, cookie: string): Promise<Write> {
  const token = `${randomUUID()}@writes.example`
  const [partner, application] = [randomUUID(), randomUUID()]
  const [waiting] = await rows<{ id: string; partner_id: string }>(
    `select id, partner_id from app.partner_applications where status = 'pending' and email not like '%@writes.example'`,
  )
  if (!waiting) throw new Error('No application waits.')
  await rows("set session_replication_role = 'replica'")
  await copyRow(rows, 'partners', waiting.partner_id, {
    id: partner,
    user_id: randomUUID(),
    email: token,
  })
  await copyRow(rows, 'partner_applications', waiting.id, {
    id: application,
    partner_id: partner,
    user_id: null,
    email: token,
  })
  await rows('reset session_replication_role')
  const form = { id: application, decision: 'approve', withoutDocuments: 'yes' }
  return {
    kind: 'approval',
    token,
    prepare: () => Promise.resolve(),
    send: (url) => ask(`${url}/admin/applications/${application}`, { cookie, form }),
  }
}

/** A member saves their profile, with a picture named after the town they moved to. */
export async function aProfile(cookie: string): Promise<Write> {
  const token = `Town ${randomUUID()}`
  const picture = await pictureFile({ name: `${token}.jpeg` })
  return {
    kind: 'profile',
    token,
    prepare: () => Promise.resolve(),
    send(url) {
      const body = new FormData()
      body.set('fullName', 'Rivka Stern')
      body.set('city', token)
      body.set('avatar', picture)
      return fetch(`${url}/dashboard/profile`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', cookie },
        body,
      })
    },
  }
}

/** Copies a row, except for the given and the generated columns. */
async function copyRow(
  rows: AskRows,
  table: string,
  id: string,
  other: Record<string, string | null>,
): Promise<void> {
  const columns = await rows<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'app' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  await rows(
    `insert into app.${table} (${names}) select ${names} from (
      select (jsonb_populate_record(null::app.${table}, to_jsonb(t) || $2::jsonb)).* from app.${table} t where id = $1) copy`,
    [id, JSON.stringify(other)],
  )
}
