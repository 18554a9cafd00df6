import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pictureFile } from '../app/pictures.ts'
import { fillCheckout } from './shop.ts'
import { visit } from './visitor.ts'

export type Writers = {
  /** What was answered as done so far. */
  acknowledged(): { messages: string[]; orders: string[]; pictures: number }
  /** The longest wait for the database in milliseconds, and the number of failures. */
  waited(): { longestMs: number; refused: number }
  stop(): Promise<void>
}

/** People who write messages, order, and change their picture repeatedly, until stopped; and a health check. */
export function startWriters(url: string): Writers {
  const messages: string[] = []
  const orders: string[] = []
  let pictures = 0
  let longestMs = 0
  let refused = 0
  let stopped = false
  // A failed request is not acknowledged; nothing else to do.
  const keepOn = async (action: () => Promise<void>) => {
    while (!stopped) {
      await action().catch(() => {})
      await pause(5)
    }
  }
  const write = async () => {
    const email = `${randomUUID()}@where.example`
    const form = {
      name: 'Zoé Lefèvre',
      email,
      subject: 'A question about Akko',
      message: 'Is the way along the harbour even?\nד"ש \\N',
    }
    const answer = await visit(url).post('/contact', form)
    if (answer.status === 302) messages.push(email)
  }
  const order = async () => {
    const email = `${randomUUID()}@buyer.example`
    const { buyer, form } = await fillCheckout(url, email)
    const answer = await buyer.post('/checkout', form)
    if (answer.status === 302) orders.push(email)
  }
  const member = visit(url)
  const changePicture = async () => {
    if (!member.cookies().includes('session')) {
      await member.post('/auth', { email: 'supporter@demo.test', password: 'demo-password' })
    }
    const form = new FormData()
    form.set('fullName', 'Jonathan Reed')
    form.set('avatar', await pictureFile({ format: 'png', width: 64, height: 64 }))
    const answer = await member.post('/dashboard/profile', form)
    if (answer.status === 302) pictures += 1
  }
  const ask = async () => {
    const began = performance.now()
    const answer = await fetch(`${url}/readyz`)
    longestMs = Math.max(longestMs, performance.now() - began)
    if (answer.status !== 200) refused += 1
  }
  const all = [write, write, order, changePicture, ask].map(keepOn)
  return {
    acknowledged: () => ({ messages: [...messages], orders: [...orders], pictures }),
    waited: () => ({ longestMs, refused }),
    async stop() {
      stopped = true
      await Promise.all(all)
    },
  }
}
