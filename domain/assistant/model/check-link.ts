import type { Caller } from '#platform/operation.ts'
import { findLinked } from './find-linked.ts'

/** Whether an address can be shown: it is on our site and leads to an open page or something public. */
export async function checkLink(caller: Caller, address: string): Promise<boolean> {
  return (await findLinked(caller, address)) !== null
}
