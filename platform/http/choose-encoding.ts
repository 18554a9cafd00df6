import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** The available encoding the client prefers (brotli on a tie), or undefined. */
export function chooseEncoding(
  acceptEncoding: string | null | undefined,
  available: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '')
  const weight = (name: string) =>
    (
      accepted.find(({ type }) => type.toLowerCase() === name) ??
      accepted.find(({ type }) => type === '*')
    )?.q ?? 0
  let best: Encoding | undefined
  for (const encoding of ['br', 'gzip'] as const) {
    if (!available.includes(encoding) || weight(encoding) === 0) continue
    if (best === undefined || weight(encoding) > weight(best)) best = encoding
  }
  return best
}
