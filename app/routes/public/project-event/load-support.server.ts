import type { RouterContextProvider } from 'react-router'
import type { EventDate } from '#domain/project-events/next-date.ts'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { chosenDateLabel } from '#domain/support/chosen-date.ts'
import { datesToChoose } from '#domain/support/dates-to-choose.ts'
import { findOwnForItem } from '#domain/support/queries/find-own-for-item.ts'
import { obstacleTo, phaseOf, type Supportable } from '#domain/support/support-rules.ts'
import { isKindOpen, kindsOffered } from '#domain/support/support.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import type { SupportPanelData } from './support-panel.tsx'

/** A viewer's relation to an item. */
export type ItemSupport = SupportPanelData & { isSaved: boolean }

/** The data of an item's support panel for the current viewer. Visitors need no query. */
export async function loadSupport(
  context: Readonly<RouterContextProvider>,
  item: Supportable & Pick<PublicProjectEvent, 'id' | 'chooseDates' | 'dates'>,
): Promise<ItemSupport> {
  const signedIn = context.get(viewerContext) !== null
  const { own, isSaved, isOwnItem } = signedIn
    ? await runOperation(context, findOwnForItem, { itemId: item.id })
    : { own: [], isSaved: false, isOwnItem: false }
  const { clock, switches } = context.get(runtimeContext)
  const now = clock.now()
  return {
    // For events, attending comes first.
    ways: kindsOffered(item)
      .filter((kind) => isKindOpen(kind, switches))
      .toSorted((one, other) => Number(other === 'attend') - Number(one === 'attend'))
      .map((kind) => ({
        kind,
        obstacle: obstacleTo(kind, item, {
          own,
          isOwnItem,
          now,
          dates: datesToChoose(item, { kind, own, now }),
        }),
      })),
    own: own.map(({ id, kind, status, group, dateId, consent }) => {
      const date = item.dates.find((one) => one.id === dateId)
      return { id, kind, status, group, date: dateId && date ? labelOf(date, item) : null, consent }
    }),
    isOver: phaseOf(item, now) === 'completed',
    isOwnItem,
    isSaved,
    signedIn,
  }
}

function labelOf(date: EventDate, { timeZone }: { timeZone: string }): string {
  return chosenDateLabel({ ...date, timeZone })
}
