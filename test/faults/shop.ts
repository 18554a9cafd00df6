import { visit, type Visitor } from './visitor.ts'

/** What the demo's store shows. */
const PRODUCT = /href="\/store\/([\da-f-]{36})"/g

/** Each takes a different one, as long as there is stock. */
let turn = 0

/** Puts a product into a new visitor's cart and opens the checkout; returns the visitor and the form. */
export async function fillCheckout(
  url: string,
  email: string,
): Promise<{ buyer: Visitor; form: Record<string, string> }> {
  const buyer = visit(url)
  const store = await (await buyer.get('/store')).text()
  const products = [...new Set([...store.matchAll(PRODUCT)].map(([, id]) => id))]
  turn += 1
  for (const index of products.keys()) {
    const id = products[(turn + index) % products.length]
    const added = await buyer.post(`/cart?product=${id}`, { quantity: '1' })
    if (added.status !== 302) continue
    const page = await (await buyer.get('/checkout')).text()
    const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    const form = {
      ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
      name: 'Zoé Lefèvre',
      email,
      phone: '+33 1 23 45 67 89',
      street: '1 Rue de la Paix',
      city: 'Paris',
      postalCode: '75002',
      country: 'FR',
    }
    return { buyer, form }
  }
  throw new Error('Nothing of the store can be put into a cart.')
}

/** The order number in the response. */
export function orderNumberOf(answer: Response): string {
  const number = /\/orders\/(F4I-\d+)/.exec(answer.headers.get('location') ?? '')?.[1]
  if (!number) throw new Error(`No order: ${answer.status} ${answer.headers.get('location')}`)
  return number
}
