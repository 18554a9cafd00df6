import type { Write } from './writes.ts'

/** Queries the database directly, bypassing row security. */
export type AskRows = <Row>(text: string, values?: unknown[]) => Promise<Row[]>

export type Sent = Pick<Write, 'kind' | 'token'> & {
  /** The product has said that it is done. */
  wasAnswered: boolean
}

export type Verdict = {
  /** Sent, confirmed and stored writes. */
  sent: number
  answered: number
  kept: number
  /** Confirmed and not stored. */
  lost: string[]
  /** Stored more than once. */
  doubled: string[]
  /** Incomplete. */
  halves: string[]
}

/** How often the write of each token is stored, and whether everything that belongs to it is stored as often. */
const KEPT: Record<Write['kind'], string> = {
  message: `
    select t.token, count(i.id)::int as times,
      (select count(*) from app.mails m where m.kind = 'inbox.contact' and m.to_address = t.token) = count(i.id) as is_whole
    from unnest($1::text[]) as t (token) left join app.inbox_messages i on i.email = t.token group by t.token`,
  order: `
    select t.token, count(o.id)::int as times,
      coalesce(bool_and(exists (
        select from app.payments y where y.order_id = o.id and y.amount_cents = (
          select sum(l.quantity * l.price_cents) from app.partner_orders p join app.order_lines l on l.partner_order_id = p.id
          where p.order_id = o.id))) filter (where o.id is not null), true)
      and (select count(*) from app.mails m where m.kind = 'orders.placed' and m.to_address = t.token) = count(o.id) as is_whole
    from unnest($1::text[]) as t (token) left join app.orders o on o.email = t.token group by t.token`,
  // The email to each of the organization's team names the person and the item, and no one here signs up twice for the same.
  support: `
    select t.token, count(s.id)::int as times,
      coalesce(bool_and((
        select count(*) > 0 and count(*) = count(distinct m.to_address) from app.mails m join app.project_events e on e.id = s.project_event_id
        where m.kind = 'support.new' and position(e.title in m.subject) > 0 and position(s.name in m.text) > 0)) filter (where s.id is not null), true) as is_whole
    from unnest($1::text[]) as t (token) left join app.supports s on s.message = t.token group by t.token`,
  approval: `
    select t.token, (count(*) filter (where a.status = 'approved'))::int as times,
      bool_and(a.status = p.status and (a.status = 'approved') = p.is_public)
      and (select count(*) from app.mails m where m.kind = 'partners.application-approve' and m.to_address = t.token)
        = count(*) filter (where a.status = 'approved')
      and (select count(*) from app.audit_entries e where e.subject_id = any (array_agg(a.id)))
        = count(*) filter (where a.status = 'approved') as is_whole
    from unnest($1::text[]) as t (token) join app.partner_applications a on a.email = t.token
    join app.partners p on p.id = a.partner_id group by t.token`,
  // The town and the picture belong together; a profile with neither was saved by another write.
  profile: `
    select t.token, (select count(*) from app.profiles p where p.city = t.token)::int as times,
      (select count(*) from app.profiles p where p.city = t.token) = (
        select count(*) from app.profiles p join app.files f on f.id = p.avatar_file_id
        where starts_with(f.original_name, t.token)) as is_whole
    from unnest($1::text[]) as t (token)`,
  'sign-up': `
    select t.token, count(u.id)::int as times,
      coalesce(bool_and(
        (select count(*) from auth.accounts a where a.user_id = u.id and a.password is not null) = 1
        and exists (select from app.profiles p where p.id = u.id)
        and exists (select from app.mails m where m.kind = 'accounts.verify-address' and m.to_address = t.token)) filter (where u.id is not null), true) as is_whole
    from unnest($1::text[]) as t (token) left join auth.users u on u.email = t.token group by t.token`,
}

/** The product that writers order, and its initial stock. */
export const BOWLS = 'The bowls of the fault'
export const PIECES = 100_000

/** SQL: the places that people have taken, or that are kept for those to whom they are offered. */
const takenBy = (whose: string) => `(select coalesce(sum(s.places), 0) from app.supports s
    where ${whose} and s.kind in ('volunteer', 'attend') and s.status in ('pending', 'confirmed', 'completed', 'offered'))`

/** What must agree whatever was written: the ledger, and the number of places taken with the people who took them. */
const DISAGREEMENTS = `
  select fault || ' ' || id as what from app.ledger_mismatches
  union all
  select 'places of ' || e.id from app.project_events e where e.places_taken <> ${takenBy('s.project_event_id = e.id')}
  union all
  select 'places of date ' || d.id from app.project_event_dates d where d.places_taken <> ${takenBy('s.date_id = d.id')}
  union all
  select 'pieces of ' || v.id from app.product_variants v join app.products p on p.id = v.product_id
  where p.name = '${BOWLS}' and v.stock + (
    select coalesce(sum(quantity), 0) from app.order_lines l where l.variant_id = v.id) <> ${PIECES}`

/** Stored writes that look like ours and that no writer has sent. */
export async function findGhosts(rows: AskRows, all: readonly Sent[]): Promise<string[]> {
  const sent = new Set(all.map(({ token }) => token))
  const found = await rows<{ token: string }>(`
    select token from (
      select email as token from app.inbox_messages union all select email from app.orders union all select message from app.supports) kept
    where token like '%@writes.example' or token like 'Until noon, %'`)
  return found.map(({ token }) => token).filter((token) => !sent.has(token))
}

/** Compares what was confirmed with what is stored. */
export async function checkWrites(rows: AskRows, all: readonly Sent[]): Promise<Verdict> {
  const verdict: Verdict = {
    sent: all.length,
    answered: all.filter(({ wasAnswered }) => wasAnswered).length,
    kept: 0,
    lost: [],
    doubled: [],
    halves: [],
  }
  for (const [kind, text] of Object.entries(KEPT)) {
    const sent = new Map(all.filter((one) => one.kind === kind).map((one) => [one.token, one]))
    const found = await rows<{ token: string; times: number; is_whole: boolean }>(text, [
      [...sent.keys()],
    ])
    for (const { token, times, is_whole } of found) {
      if (times > 0) verdict.kept += 1
      const name = `${kind} ${token}`
      if (times === 0 && sent.get(token)?.wasAnswered) verdict.lost.push(name)
      if (times > 1) verdict.doubled.push(name)
      // A sign-up is several writes: the same form completes what an unanswered one began.
      const mayHaveBegun = kind === 'sign-up' && !sent.get(token)?.wasAnswered
      if (!is_whole && !mayHaveBegun) verdict.halves.push(name)
    }
  }
  for (const { what } of await rows<{ what: string }>(DISAGREEMENTS)) verdict.halves.push(what)
  return verdict
}
