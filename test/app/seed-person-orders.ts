import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import type { TestApp } from './create-test-app.ts'

type Add = (table: string, row: Record<string, unknown>) => Promise<unknown>

/**
 * Inserts a user's cart, their refunded order from another seller, and an order sold by them; returns the conditions
 * that find the rows, and their own article.
 */
export async function seedOwnOrders(
  app: TestApp,
  add: Add,
  { id, email, partner }: { id: string; email: string; partner: string },
): Promise<{ rows: Record<string, string>; article: string }> {
  const [theirs, own, article] = [newId(), newId(), newId()]
  for (const [product, variant] of [
    [newId(), theirs],
    [article, own],
  ]) {
    const whose = variant === own ? partner : (await otherPartner(app, partner)).id
    await add('products', { id: product, partner_id: whose, name: 'n', price_cents: 100 })
    await add('product_variants', { id: variant, product_id: product, position: 0, stock: 9 })
  }
  await add('cart_lines', {
    id: newId(),
    user_id: id,
    variant_id: theirs,
    quantity: 1,
    seen_price_cents: 100,
  })
  const bought = await order({ user_id: id, email }, theirs)
  const sold = await order(
    { user_id: DEMO_USERS.supporter.id, email: DEMO_USERS.supporter.email },
    own,
  )
  const refund = newId()
  const back = { payment_id: bought.payment, amount_cents: 200 }
  await add('refunds', { id: refund, partner_order_id: bought.part, ...back })
  const unit = { refund_id: refund, order_line_id: bought.line, quantity: 1 }
  await add('refund_lines', unit)
  const dispute = { id: newId(), payment_id: bought.payment, reference: newId(), amount_cents: 50 }
  await add('disputes', { ...dispute, state: 'won' })
  const entry = { kind: 'refunded', provider: 'offline', reference: refund }
  await add('payment_entries', { id: newId(), ...back, ...entry })
  await app.asOwner(`update refunds set status = 'done' where id = $1`, [refund])
  await app.asOwner(`update partner_orders set status = 'refunded' where id = $1`, [bought.part])
  // Hidden like their other product, so that a reason can be stored with it.
  await app.asOwner(`update products set hidden_at = '2026-01-02' where id = $1`, [article])
  return {
    rows: {
      'app.cart_lines': `user_id = '${id}'`,
      'app.orders': `id = '${bought.id}'`,
      'app.partner_orders': `id = '${bought.part}'`,
      'app.refunds': `id = '${refund}'`,
      'app.order_lines': `partner_order_id = '${sold.part}'`,
    },
    article,
  }

  /** Two items, paid and delivered. */
  async function order(who: Record<string, unknown>, variant: string) {
    const [made, part, line, payment] = [newId(), newId(), newId(), newId()]
    const address = { street: 's', city: 'c', country: 'US' }
    await add('orders', { id: made, name: 'n', ...who, ...address })
    const [row] = await app.asOwner<{ partner: string }>(
      `select partner_id as partner from products p join product_variants v on v.product_id = p.id where v.id = $1`,
      [variant],
    )
    await add('partner_orders', { id: part, order_id: made, partner_id: row?.partner })
    const units = { quantity: 2, price_cents: 100, variant_id: variant }
    await add('order_lines', { id: line, partner_order_id: part, ...units })
    const paid = { provider: 'offline', amount_cents: 200 }
    await add('payments', { id: payment, kind: 'order', order_id: made, ...paid })
    const came = { payment_id: payment, kind: 'received', reference: payment }
    await add('payment_entries', { id: newId(), ...came, ...paid })
    for (const status of ['shipped', 'delivered']) {
      await app.asOwner(`update partner_orders set status = $1 where id = $2`, [status, part])
    }
    return { id: made, part, line, payment }
  }
}

async function otherPartner(app: TestApp, not: string): Promise<{ id: string }> {
  const [row] = await app.asOwner<{ id: string }>(
    `select id from partners where is_public and id <> $1 limit 1`,
    [not],
  )
  if (!row) throw new Error('nobody else sells')
  return row
}
