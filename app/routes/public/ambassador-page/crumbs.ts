import { m } from '#messages'
import { ambassadorTabAddress } from '../ambassador/tabs.ts'

/** Where an ambassador's page stands below others. */
export function crumbsOfAmbassadors() {
  return [{ label: m.minisite_ambassadors(), to: ambassadorTabAddress('showcase') }]
}
