import { Form, Link, useNavigation } from 'react-router'
import { listMailChoices } from '#domain/accounts/queries/list-mail-choices.ts'
import { chooseHow } from '#domain/following/commands/choose-how.ts'
import { unfollow } from '#domain/following/commands/unfollow.ts'
import { followKey, HOWS, howLabels, type How } from '#domain/following/followed.ts'
import { listFollows } from '#domain/following/queries/list-follows.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { viewersZone } from '#app/request/viewers-zone.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Name } from '#app/ui/name.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Select } from '#app/ui/select-field.tsx'
import type { Route } from './+types/page.ts'
import { followedPath, followedName } from './name-of.ts'

const PAGE = '/account/following'

export function meta() {
  return [{ title: m.site_page_title({ page: m.following_title() }) }]
}

/** What the viewer follows, and how often they are emailed about each. */
export async function loader({ context }: Route.LoaderArgs) {
  const follows = await runOperation(context, listFollows, {})
  const choices = await runOperation(context, listMailChoices, {})
  return {
    isMailed: choices.find(({ topic }) => topic === 'follows')?.isWanted ?? true,
    follows: follows.map(({ id, followed, name, how }) => ({
      id,
      key: followKey(followed),
      kind: followed.kind,
      name: followedName(followed, name),
      address: followed.kind !== 'search' && name === null ? null : followedPath(followed),
      how,
    })),
  }
}

export const handle = { failed: () => m.following_failed() }

/** `stop` is the key of what is no longer followed; without it, the choices of all are saved. */
export const action = formAction({
  async run({ caller, values, request }) {
    if (values['stop']) {
      await unfollow(caller, { key: values['stop'] })
      return m.following_ended()
    }
    const timeZone = viewersZone(request)
    for (const { id, how: before } of await listFollows(caller, {})) {
      const how = values[`how-${id}`]
      if (how && how !== before) await chooseHow(caller, { id, how: how as How, timeZone })
    }
    return m.following_saved()
  },
  to: PAGE,
})

const kindLabels = {
  partner: m.following_kind_partner,
  ambassador: m.following_kind_ambassador,
  search: m.following_kind_search,
}

export default function Following({ loaderData, actionData }: Route.ComponentProps) {
  const { follows, isMailed } = loaderData
  const { formData } = useNavigation()
  const problems = actionData?.problems
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader title={m.following_title()} lead={m.following_lead()} />
      {problems && (
        <Banner tone="danger" className="mt-6 max-w-text">
          {problems.message || m.following_failed()}
        </Banner>
      )}
      {!isMailed && (
        <Banner tone="info" className="mt-6 max-w-text">
          {m.following_mail_off()}{' '}
          <Link to="/account#messages" className="font-medium underline underline-offset-4">
            {m.following_mail_choices()}
          </Link>
        </Banner>
      )}
      {follows.length === 0 ? (
        <EmptyState
          title={m.following_none()}
          region="galilee"
          action={
            <Button asChild variant="secondary">
              <Link to="/partners">{m.following_none_action()}</Link>
            </Button>
          }
        >
          {m.following_none_text()}
        </EmptyState>
      ) : (
        <Form method="post" className="mt-8 max-w-text">
          {/* What the Enter key presses: the first button of a form. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden />
          <ul className="divide-y divide-line border-y border-line">
            {follows.map(({ id, key, kind, name, address, how }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
                <div className="min-w-0 flex-1 basis-60">
                  <p className="text-sm text-muted">{kindLabels[kind]()}</p>
                  <p className="font-medium wrap-anywhere" id={`name-${id}`}>
                    {address === null ? (
                      <FollowedName {...{ kind, name }} />
                    ) : (
                      <Link
                        to={address}
                        className="text-primary underline-offset-4 hover:underline"
                      >
                        <FollowedName {...{ kind, name }} />
                      </Link>
                    )}
                  </p>
                </div>
                <div className="flex flex-wrap items-center gap-2">
                  <Select
                    name={`how-${id}`}
                    aria-label={m.following_how_of({ name })}
                    defaultValue={problems?.values[`how-${id}`] ?? how}
                    className="w-50 sm:w-52"
                  >
                    {HOWS.map((one) => (
                      <option key={one} value={one}>
                        {howLabels[one]()}
                      </option>
                    ))}
                  </Select>
                  <Button
                    type="submit"
                    variant="quiet"
                    size="small"
                    name="stop"
                    value={key}
                    pending={formData?.get('stop') === key}
                    aria-label={m.following_stop_of({ name })}
                  >
                    {m.following_stop()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Button
            type="submit"
            className="mt-6"
            pending={formData !== undefined && !formData.has('stop')}
          >
            {m.following_save()}
          </Button>
        </Form>
      )}
    </Container>
  )
}

/** The filters of a search are a sentence of the page, whatever language the town in it is in. */
function FollowedName({ kind, name }: { kind: keyof typeof kindLabels; name: string }) {
  return kind === 'search' ? name : <Name>{name}</Name>
}
