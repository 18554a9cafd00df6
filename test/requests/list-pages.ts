import { viewerOf } from '../access/viewer-of.ts'
import { listAddresses, withPaths } from '../access/list-routes.ts'
import type { Role } from '../access/doors.ts'

/** Files, and what is for developers. */
const NO_PAGES =
  /^\/(?:api|files|dev|_design|sitemap|robots|preferences)\b|sign-out|sessions$|data$|\.(?:ics|csv|json|xml|jpg|png|svg|txt)$/

/** The pages of the URL map, those with an id by the addresses in `ways`, each with the one person who sees the most there. */
export async function listPages(
  ways: Record<string, string>,
): Promise<{ path: string; viewer: Role }[]> {
  return withPaths(await listAddresses(), ways)
    .filter(({ path }) => !NO_PAGES.test(path))
    .map((address) => ({ path: address.path, viewer: viewerOf(address) }))
}
