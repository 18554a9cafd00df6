import { normalize } from '#platform/text/normalize.ts'

/** The slugs to try for a tour title, shortest first. */
export function slugsFor(title: string): string[] {
  const words = normalize(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  const plain = words || 'tour'
  return [plain, ...Array.from({ length: 30 }, (_, at) => `${plain}-${at + 2}`)]
}
