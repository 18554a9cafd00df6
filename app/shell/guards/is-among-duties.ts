import type { Viewer } from '#domain/accounts/account.ts'
import { mayOpenPage } from '#domain/partners/duty.ts'
import { plainPath } from '#platform/text/language.ts'

/** Whether someone of an organization's team may open the page that is asked for. */
export function isAmongDuties({ duties }: Pick<Viewer, 'duties'>, request: Request): boolean {
  return mayOpenPage(duties, plainPath(new URL(request.url)))
}
