import { parseAccept } from 'hono/utils/accept'

export type Encoding = 'br' | 'gzip'

/** The encoding the client likes best among those there are (brotli on a tie), or undefined for none. */
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
