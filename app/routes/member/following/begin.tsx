import { Form, Link, useNavigation } from 'react-router'
import { follow } from '#domain/following/commands/follow.ts'
import { unfollow } from '#domain/following/commands/unfollow.ts'
import { HOWS, howLabels, USUAL_HOW, type How } from '#domain/following/followed.ts'
import { nameFollowed } from '#domain/following/queries/name-followed.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { viewersZone } from '#app/request/viewers-zone.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { AppError } from '#platform/errors.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import type { Route } from './+types/begin.ts'
import { followedPath, followedName } from './name-of.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.following_begin() }) }]
}

/** Asks whether to follow what `?what=` names: where visitors come who have signed in after pressing the button. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const what = new URL(request.url).searchParams.get('what') ?? ''
  const { followed, name } = await runOperation(context, nameFollowed, { key: what })
  return { what, name: followedName(followed, name), address: followedPath(followed) }
}

export const handle = { failed: () => m.following_failed() }

/**
 * Follows or no longer follows, as `followed` says (`true` or `false`), so a double press is harmless. Redirects to
 * `returnTo`, by default to the page of what is followed.
 */
export const action = formAction({
  async run({ caller, values, request, context }) {
    const { what = '', followed, how = USUAL_HOW, returnTo } = values
    if (followed !== 'true' && followed !== 'false') {
      throw new AppError('bad_input', m.following_failed())
    }
    if (followed === 'false') {
      await unfollow(caller, { key: what })
      const to = safeRedirect(returnTo, '/account/following')
      return redirectWithFlash(to, { tone: 'success', text: m.following_ended() })
    }
    await follow(caller, { key: what, how: how as How, timeZone: viewersZone(request) })
    const named = await runOperation(context, nameFollowed, { key: what })
    const name = followedName(named.followed, named.name)
    return redirectWithFlash(safeRedirect(returnTo, followedPath(named.followed)), {
      tone: 'success',
      title: m.following_begun({ name }),
      text: m.following_begun_text(),
    })
  },
})

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function BeginFollowing({ loaderData, actionData }: Route.ComponentProps) {
  const { what, name, address } = loaderData
  const { state } = useNavigation()
  const problems = actionData?.problems
  return (
    <Container width="text" className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.following_begin()}
        title={<bdi className="wrap-anywhere">{name}</bdi>}
        lead={m.following_begin_lead()}
      />
      {problems && (
        <Banner tone="danger" className="mt-6">
          {problems.message || m.following_failed()}
        </Banner>
      )}
      <Form method="post" className="mt-8 grid max-w-form gap-5">
        <input type="hidden" name="what" value={what} />
        <input type="hidden" name="followed" value="true" />
        <SelectField
          id="how"
          name="how"
          label={m.following_how()}
          defaultValue={problems?.values['how'] ?? USUAL_HOW}
        >
          {HOWS.map((how) => (
            <option key={how} value={how}>
              {howLabels[how]()}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={state === 'submitting'}>
            {m.following_follow()}
          </Button>
          <Button asChild variant="quiet">
            <Link to={address}>{m.following_begin_back()}</Link>
          </Button>
        </div>
      </Form>
    </Container>
  )
}
