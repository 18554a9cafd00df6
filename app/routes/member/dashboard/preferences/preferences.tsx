import { Form, useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import { getOwnPreferences } from '#domain/accounts/get-own-preferences.ts'
import {
  PREFERRED_CATEGORIES,
  PREFERRED_LOCATIONS,
  PREFERRED_SUPPORT,
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
} from '#domain/accounts/preferences.ts'
import { perform } from '#app/request/perform.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import type { Route } from './+types/preferences.ts'
import { save } from '../deeds/save-preferences.server.ts'
import { afterPreferences } from './after-preferences.ts'
import { Choices } from './choices.tsx'

export function meta() {
  return [{ title: m.profile_preferences_page_title() }]
}

export function loader({ context }: Route.LoaderArgs) {
  return perform(context, getOwnPreferences, {})
}

export const handle = { failed: () => m.profile_preferences_failed() }

export const action = (args: Route.ActionArgs) => save(args)

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { state } = useNavigation()
  const { supportTypes, locations, categories } = loaderData
  return (
    <RouteDialog
      title={m.profile_preferences_title()}
      description={m.profile_preferences_lead()}
      closeTo={afterPreferences(search)}
    >
      <Form
        method="post"
        action={`/dashboard/preferences${search}`}
        preventScrollReset
        className="flex flex-col gap-6"
      >
        {actionData && (
          <Banner tone="danger" title={m.profile_preferences_failed()}>
            {actionData.problems.message}
          </Banner>
        )}
        <Choices
          name="supportTypes"
          legend={m.profile_preferences_support()}
          options={PREFERRED_SUPPORT}
          labelOf={preferredSupportLabel}
          chosen={supportTypes}
        />
        <Choices
          name="locations"
          legend={m.profile_preferences_locations()}
          options={PREFERRED_LOCATIONS}
          labelOf={preferredLocationLabel}
          chosen={locations}
        />
        <Choices
          name="categories"
          legend={m.profile_preferences_categories()}
          options={PREFERRED_CATEGORIES}
          labelOf={preferredCategoryLabel}
          chosen={categories}
        />
        <Button type="submit" size="large" wide pending={state === 'submitting'}>
          {m.profile_preferences_save()}
        </Button>
      </Form>
    </RouteDialog>
  )
}
