import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { findMailChoice } from '#domain/accounts/queries/find-mail-choice.ts'
import { isMailTopic, topicLabels, type MailTopic } from '#domain/accounts/mail-topic.ts'
import { chooseGiftUpdates } from '#domain/support/commands/choose-gift-updates.ts'
import { GIFT_UPDATES } from '#domain/support/gift.ts'
import { getGiftUpdates } from '#domain/support/queries/get-gift-updates.ts'
import { unsubscribe } from '#domain/accounts/commands/unsubscribe.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/form.ts'
import { callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { isId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from '#platform/mail/unsubscribe-address.ts'
import type { Route } from './+types/unsubscribe.ts'

type Context = Route.LoaderArgs['context']

export function meta() {
  return [
    { title: m.unsubscribe_page_title() },
    { name: 'robots', content: 'noindex' },
    // The URL is a key, so it must not leak as a referrer.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/**
 * What an email's unsubscribe link is about and whether it is still wanted. Loading changes nothing, because scanners
 * follow links.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const given = readGiven(request, context)
  const shown = given && (await rethrowAsResponse(showChoice(jobOf(context), given)))
  return shown ? data(shown) : data({ topic: null }, { status: 404 })
}

/** Of a donor without an account, who changes their mind. */
const AGAIN = 'again'

type Given = { userId: string; topic: MailTopic } | { giftId: string }
type Shown =
  | { topic: string; isWanted: boolean }
  | { topic: string; isWanted: boolean; isOfGift: true }

async function showChoice(job: Caller, given: Given): Promise<Shown | null> {
  if ('giftId' in given) {
    const updates = await getGiftUpdates(job, { id: given.giftId })
    return updates && { topic: updates.title, isWanted: updates.isWanted, isOfGift: true }
  }
  const choice = await findMailChoice(job, given)
  return choice && { topic: topicLabels(given.topic).name, isWanted: choice.isWanted }
}

export const handle = { failed: () => m.content_failed() }

/**
 * Unsubscribes from the topic, by the page's button or by a mail program's one-click request, which does not follow
 * redirects.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const given = readGiven(request, context)
  if (!given) throw data(null, { status: 404 })
  const { 'List-Unsubscribe': isOneClick, intent } = await parseForm(request)
  await rethrowAsResponse(
    'giftId' in given
      ? chooseGiftUpdates(jobOf(context), { id: given.giftId, isWanted: intent === AGAIN })
      : unsubscribe(jobOf(context), given),
  )
  if (isOneClick) return null
  // Not `request.url`: with scripts, the router requests a page's data at another URL.
  const token = new URL(request.url).searchParams.get('token') ?? ''
  throw redirect(`${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token })}`)
}

function readGiven(request: Request, context: Context): Given | null {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const { seal } = context.get(runtimeContext)
  const found = readUnsubscribeToken(seal, token)
  if (!found || !isId(found.person)) return null
  if (found.topic === GIFT_UPDATES) return { giftId: found.person }
  if (!isMailTopic(found.topic)) return null
  return { userId: found.person, topic: found.topic }
}

/** The token is the permission; the session does not matter. */
function jobOf(context: Context) {
  return {
    ...callerOf(context),
    actor: { kind: 'system', job: 'unsubscribe', isAwaited: true } as const,
  }
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const { title, lead } = wordsOf(loaderData)
  const isWanted = loaderData.topic !== null && loaderData.isWanted
  const isOfGift = 'isOfGift' in loaderData
  return (
    <Container width="text" className="py-14 sm:py-20">
      <PageHeader title={title} lead={lead} />
      <div className="mt-8 flex flex-wrap items-center gap-3">
        {isWanted && (
          <Form method="post">
            <Button type="submit" pending={state !== 'idle'}>
              {m.unsubscribe_confirm()}
            </Button>
          </Form>
        )}
        {isOfGift ? (
          !isWanted && (
            <Form method="post">
              <Button
                type="submit"
                name="intent"
                value={AGAIN}
                variant="secondary"
                pending={state !== 'idle'}
              >
                {m.gifts_updates_want()}
              </Button>
            </Form>
          )
        ) : (
          <Button asChild variant="quiet">
            <Link to="/account#messages">{m.unsubscribe_choose()}</Link>
          </Button>
        )}
      </div>
    </Container>
  )
}

function wordsOf(given: { topic: null } | Shown) {
  if (given.topic === null)
    return { title: m.unsubscribe_unknown(), lead: m.unsubscribe_unknown_text() }
  const { topic, isWanted } = given
  if ('isOfGift' in given) {
    return isWanted
      ? { title: m.unsubscribe_title(), lead: m.unsubscribe_gift_lead({ title: topic }) }
      : { title: m.unsubscribe_done(), lead: m.unsubscribe_gift_done({ title: topic }) }
  }
  return isWanted
    ? { title: m.unsubscribe_title(), lead: m.unsubscribe_lead({ topic }) }
    : { title: m.unsubscribe_done(), lead: m.unsubscribe_done_text({ topic }) }
}
