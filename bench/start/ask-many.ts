import { Agent, get } from 'node:http'

/**
 * Requests addresses over a number of keep-alive connections, sequentially on each. Returns the number of responses other
 * than 200, which an overloaded server sends.
 */
export async function askMany(
  urls: readonly string[],
  { connections, cookie }: { connections: number; cookie?: string },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const waiting = urls.toReversed()
  let refused = 0
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'gzip',
    'user-agent': 'Mozilla/5.0',
    ...(cookie ? { cookie } : {}),
  }
  const one = (url: string) =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          if (answer.statusCode !== 200) refused++
          resolve()
        })
      }).once('error', reject)
    })
  const askAll = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) await one(url)
  }
  await Promise.all(Array.from({ length: connections }, askAll))
  agent.destroy()
  return refused
}
