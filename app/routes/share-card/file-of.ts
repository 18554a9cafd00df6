import type { ShareCard } from './share-card.ts'

/** The picture at an uploaded file's URL (`/files/…`). */
export function fileOf(address: string | null, fit: 'cover' | 'contain') {
  const fileId = /^\/files\/([0-9a-f-]{36})/.exec(address ?? '')?.[1]
  return fileId === undefined ? null : ({ fileId, fit } satisfies ShareCard['picture'])
}
