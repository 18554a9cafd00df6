import { m } from '#messages'
import { ambassadorTabAddress } from '../ambassador/tabs.ts'

/** The breadcrumbs above an ambassador's page. */
export function crumbsOfAmbassadors() {
  return [{ label: m.minisite_ambassadors(), to: ambassadorTabAddress('showcase') }]
}
