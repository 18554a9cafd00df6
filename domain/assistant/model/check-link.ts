import type { Caller } from '#platform/operation.ts'
import { findLinked } from './find-linked.ts'

/** Whether an address may be shown: it is ours and leads to an open page or to something public. */
export async function checkLink(caller: Caller, address: string): Promise<boolean> {
  return (await findLinked(caller, address)) !== null
}
