import { fill } from './fill.ts'

const TABLES = [
  'app.inbox_messages',
  'app.order_lines',
  'app.orders',
  'app.partner_orders',
  'app.payments',
  'app.project_events',
  'app.supports',
]

/** Forty words, of which each name has two. */
const NAMES = `array['Miriam','Levi','Noa','Cohen','David','Sarah','Eitan','Golan','Yael','Arbel','Daniel','Carmi',
  'Tamar','Sade','Jonathan','Reed','Ruth','Peretz','Amir','Katz','Hanna','Weiss','Omer','Dayan','Leah','Stern','Uri',
  'Sharon','Rachel','Gold','Adam','Rivera','Maya','Friedman','Joel','Adler','Dina','Barak','Shaked','Amsel']`
const NAME = `case when n = 1 then 'Rarissima ' else '' end || w[1 + floor(random() * 40)] || ' ' || w[1 + floor(random() * 40)]`
const WHEN = `now() - interval '3 years' + n * interval '1 minute'`
const id = (kind: string) =>
  `overlay(overlay('00000000-0000-4000-8000-000000000000' placing lpad(to_hex(n), 8, '0') from 1) placing '${kind}' from 33)::uuid`

/**
 * Inserts that many single-item orders, gifts with their payments, and inbox messages, and a superuser. A hundredth of each, at
 * most a hundred, is still waiting. The oldest of each is by `Rarissima`.
 */
export function fillDesks(url: string, size: number, superuser: string): Promise<void> {
  return fill(url, TABLES, async (client) => {
    const partner = '00000000-0000-4000-8000-00000000aaaa'
    const waits = `n > ${size} - least(100, ${size} / 100)`
    await client.query(`
      insert into app.profiles (id, full_name, email) values ('${superuser}', 'Staff', 'staff@example.org');
      insert into app.roles (user_id, role) values ('${superuser}', 'superuser');
      insert into app.partners (id, status, name, search_name, website, registration_number, country,
          organization_type, year_established, charitable_status, email, phone, contact_person_name,
          contact_person_role, social_links, approved_at)
        values ('${partner}', 'approved', 'Organization', 'organization', 'https://example.org', '580', 'israel',
          'nonprofit-association', 1998, 'yes', 'office@example.org', '+972 2 000 0000', 'Noa Levin', 'Director', '{}', now());
      insert into app.project_events (id, partner_id, type, status, is_public, title, description, organization, category,
          support_types, search_text, approved_at)
        select ${id('eeee')}, '${partner}', 'project', 'approved', true, 'Item ' || n, 'A description.', 'Organization',
          'education', array['donate'], 'item ' || n || ' ' || (array['olive','harvest','school','bakery'])[1 + n % 4], now()
        from generate_series(1, 200) n`)
    await client.query(`
      with words as (select ${NAMES} as w)
      insert into app.orders (id, number, name, email, street, city, country, created_at)
        overriding system value
        select ${id('0001')}, 1000 + n, ${NAME}, 'person' || n || '@example.org', '1 Street', 'City', 'US', ${WHEN}
        from generate_series(1, ${size}) n, words;
      insert into app.partner_orders (id, order_id, partner_id, status, total_cents, received_cents, created_at)
        select ${id('0002')}, ${id('0001')}, '${partner}', case when ${waits} then 'awaiting_payment' else 'delivered' end,
          2500, case when ${waits} then 0 else 2500 end, ${WHEN} from generate_series(1, ${size}) n;
      insert into app.order_lines (id, partner_order_id, product_name, quantity, price_cents)
        select ${id('0003')}, ${id('0002')}, 'A cap', 1, 2500 from generate_series(1, ${size}) n;
      insert into app.payments (id, kind, order_id, provider, status, amount_cents, received_cents, created_at)
        select ${id('0004')}, 'order', ${id('0001')}, 'offline', case when ${waits} then 'pending' else 'paid' end, 2500,
          case when ${waits} then 0 else 2500 end, ${WHEN} from generate_series(1, ${size}) n`)
    await client.query(`
      with words as (select ${NAMES} as w)
      insert into app.supports (id, project_event_id, kind, status, name, email, amount_cents, created_at)
        select ${id('0005')}, ${id('eeee').replaceAll('to_hex(n)', 'to_hex(1 + n % 200)')}, 'donate',
          case when ${waits} then 'pending' else 'confirmed' end, ${NAME}, 'person' || n || '@example.org', 3600, ${WHEN}
        from generate_series(1, ${size}) n, words;
      insert into app.payments (id, kind, support_id, provider, status, amount_cents, received_cents, created_at)
        select ${id('0006')}, 'gift', ${id('0005')}, 'offline', case when ${waits} then 'pending' else 'paid' end, 3600,
          case when ${waits} then 0 else 3600 end, ${WHEN} from generate_series(1, ${size}) n`)
    await client.query(`
      with words as (select ${NAMES} as w), named as (select n, ${NAME} as name from generate_series(1, ${size}) n, words)
      insert into app.inbox_messages (id, kind, status, name, email, subject, message, search_text, created_at)
        select ${id('0007')}, 'contact', case when ${waits} then 'new' else 'closed' end, name, 'person' || n || '@example.org',
          'Question ' || n, 'A question.', lower(name) || ' person' || n || '@example.org question ' || n, ${WHEN} from named`)
  })
}
