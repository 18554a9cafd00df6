import { attributeSupport } from '#domain/ambassadors/attribute-support.ts'
import { startCampaign } from '#domain/ambassadors/commands/start-campaign.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Actor } from '#platform/actor.ts'
import { memberOf, type Person, type TestApp } from './create-test-app.ts'

/** Valid campaign form input. */
export const typedCampaign = {
  title: 'Trees for the Galilee',
  goalKind: 'raised',
  goal: '1,000',
} as const

/** Starts a campaign of an ambassador; returns its id. */
export async function startAs(app: TestApp, who: Person, more: object = {}): Promise<string> {
  const { id } = await startCampaign(app.caller(who, newId()), { ...typedCampaign, ...more })
  return id
}

/** Credits a user's pending support to the owner of that code; returns whether the rules allowed it. */
export async function creditTo(
  app: TestApp,
  of: { supportId: string; code: string; who?: Person | Actor },
): Promise<boolean> {
  const at = new Date(app.runtime.clock.now().getTime() - 30_000)
  const { who = 'supporter' } = of
  return app.runtime.scope.as(typeof who === 'string' ? memberOf(who) : who, (db) =>
    attributeSupport(db, { supportId: of.supportId, referral: { code: of.code, at } }),
  )
}
