import { listAmbassadorStats } from '#domain/ambassadors/list-figures.ts'
import type { AmbassadorStats } from '#domain/ambassadors/figures.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { supportItem } from '#domain/support/commands/support-item.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { ruth } from './giving.ts'
import { guest, system, type Person, type TestApp } from './create-test-app.ts'
import { given } from './supporting.ts'

const DAY = 86_400_000

/** A referral: a link followed this many days ago. */
export function referralOf(app: TestApp, code: string, daysAgo = 0) {
  return { code, at: new Date(app.runtime.clock.now().getTime() - daysAgo * DAY) }
}

/** A cast member volunteers after following a link; returns the support's id. */
export async function volunteerThrough(
  app: TestApp,
  who: Person,
  of: { itemId: string; code: string; daysAgo?: number },
): Promise<string> {
  const referral = referralOf(app, of.code, of.daysAgo)
  const { id } = await supportItem(app.caller(who, newId()), {
    ...given.volunteer,
    itemId: of.itemId,
    referral,
  })
  return id
}

/** A visitor gives after following a link, from a new address by default; returns the gift's id. */
export async function giveThrough(
  app: TestApp,
  of: { itemId: string; code: string; amount?: string; email?: string; isNameShown?: string },
  who: Actor = guest(),
): Promise<string> {
  const { code, email = `${newId()}@givers.example`, ...more } = of
  const referral = referralOf(app, code)
  const gift = { ...ruth, ...more, email, referral }
  const { id } = await giveGift(app.caller(who, newId()), gift)
  return id
}

/** The ambassador and campaign a support is credited to; null when it has no credit. */
export async function creditOf(app: TestApp, supportId: string) {
  const [row] = await app
    .as(system)
    .rows('ambassadorCredits', ['ambassadorId', 'campaignId'], { supportId })
  return row ? { ambassador: row.ambassadorId, campaign: row.campaignId } : null
}

/** The code of a campaign's link. */
export async function codeOf(app: TestApp, campaignId: string): Promise<string> {
  const { code } = await app.as(system).row('ambassadorLinks', ['code'], { campaignId })
  return code
}

/** The totals shown to visitors on an ambassador's page. */
export async function figuresOf(app: TestApp, ambassadorId: string): Promise<AmbassadorStats> {
  const figures = await app.runtime.scope.asVisitor((db) => listAmbassadorStats(db, [ambassadorId]))
  return figures.get(ambassadorId)!
}

/** Hides an ambassador's page as staff, or shows it again. */
export async function hidePage(app: TestApp, ambassadorId: string, isHidden = true): Promise<void> {
  const now = app.runtime.clock.now()
  await app.asStaff('admin').update(
    'ambassadorProfiles',
    {
      hiddenAt: isHidden ? now : null,
      hiddenReason: isHidden ? 'Not what it says' : null,
      updatedAt: now,
    },
    { id: ambassadorId },
  )
}
