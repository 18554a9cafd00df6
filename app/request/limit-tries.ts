import type { RouterContextProvider } from 'react-router'
import { HOUR, MINUTE, type Limit } from '#platform/attempts/limit.ts'
import { addressKey } from '#platform/budget.ts'
import { askerKey } from './asker-key.ts'
import { factsContext, houseContext } from './context.ts'

type Context = Readonly<RouterContextProvider>

const limit = (kind: string, free: number): Limit => ({
  kind,
  free,
  firstWaitMs: MINUTE,
  windowMs: HOUR,
})

/** What one connection may do without an account, and one person with theirs, before they have to wait. */
const LIMITS = {
  /** Messages, wishes for tours; each makes a mail to an address that was typed. */
  message: limit('message from', 20),
  /** Gifts of visitors; each makes a mail to an address that was typed. */
  gift: limit('gift from', 20),
  /** Drafts of applications. */
  draft: limit('draft from', 60),
  /** Orders; each holds pieces and makes a mail to an address that was typed. */
  order: limit('order from', 20),
  /** Looking up an order by its number and an address. */
  lookUp: limit('look-up from', 10),
  /** Joining, leading and leaving groups, and signing them up; each makes mails to others. */
  group: limit('group deed of', 20),
  /** Questions to the assistant, each of which may cost money where a model answers. */
  question: limit('question of', 30),
  /** Asking to be the first superuser. */
  promotion: limit('promotion of', 10),
  /** Following ambassadors' links, so that nobody makes a page look visited: a class behind one connection counts whole. */
  visit: { ...limit('visit from', 60), windowMs: 24 * HOUR },
  /** Files, which take room. */
  upload: limit('upload of', 60),
}

/**
 * Counts a try of whoever asks: of a member as themselves, of anybody else, and any visit, by their connection; and of what it is about, if
 * that is told, from wherever it is asked.
 *
 * @throws AppError too_many with the seconds to wait; unavailable.
 */
export async function limitTries(
  context: Context,
  what: keyof typeof LIMITS,
  about?: string,
): Promise<void> {
  const who = countedAs(context, what)
  const own = LIMITS[what]
  await context
    .get(houseContext)
    .attempts.count([
      { limit: own, of: [who] },
      ...(about === undefined
        ? []
        : [{ limit: { ...own, kind: `${own.kind} about` }, of: [about] }]),
    ])
}

/** How many more tries pass without a wait, and how long the wait is that the next one would meet; counts nothing. */
export function triesLeft(context: Context, what: keyof typeof LIMITS) {
  const { attempts } = context.get(houseContext)
  return attempts.left({ limit: LIMITS[what], of: [countedAs(context, what)] })
}

function countedAs(context: Context, what: keyof typeof LIMITS): string {
  return what === 'visit' ? addressKey(context.get(factsContext).address) : askerKey(context)
}
