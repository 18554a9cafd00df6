import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import { until } from './look-inside.ts'
import { openWire, type Wire } from './wire.ts'

export const MIB = 1024 * 1024

/** Posts to each of these. */
export const EACH = 200
export const ROUTES = ['/auth', '/contact', '/ambassador-registration', '/dashboard/profile']

/** Starts posts with a Content-Length of 5000, and sends one byte; every other one with that session. */
export async function halfSend(url: string, cookie: string): Promise<Wire[]> {
  const wires = ROUTES.flatMap((path) =>
    Array.from({ length: EACH }, (_, index) =>
      openWire(url).send(
        `POST ${path} HTTP/1.1\r\nHost: www.here.example\r\nSec-Fetch-Site: same-origin\r\n` +
          `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n` +
          `Cookie: ${index % 2 ? cookie : ''}\r\n\r\nx`,
      ),
    ),
  )
  await until(() => wires.every(({ socket }) => !socket.connecting && socket.writableLength === 0))
  return wires
}

/** The median time of some sign-ins, in milliseconds. @throws for any other response. */
export async function signInTime(url: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const began = performance.now()
    const form = { email: 'partner@demo.test', password: 'demo-password' }
    const { status } = await ask(`${url}/auth`, { form })
    if (status !== 302) throw new Error(`Signing in answered ${status}.`)
    times.push(performance.now() - began)
    await pause(50)
  }
  return times.toSorted((a, b) => a - b)[3]!
}

/** The process's resident memory. */
export async function residentMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
