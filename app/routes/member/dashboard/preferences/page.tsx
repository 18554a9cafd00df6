import { Form, useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import { getOwnPreferences } from '#domain/accounts/queries/get-own-preferences.ts'
import { preferencesVersion } from '#domain/accounts/preferences-version.ts'
import {
  PREFERRED_CATEGORIES,
  PREFERRED_LOCATIONS,
  PREFERRED_SUPPORT,
  preferredCategoryLabel,
  preferredLocationLabel,
  preferredSupportLabel,
} from '#domain/accounts/preferences.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { OvertakenBanner } from '#app/ui/overtaken-banner.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { useOpenedVersion } from '#app/ui/use-opened-version.ts'
import type { Route } from './+types/page.ts'
import { afterPreferences } from './after-preferences.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'

export function meta() {
  return [{ title: m.profile_preferences_page_title() }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const stored = await runOperation(context, getOwnPreferences, {})
  return { stored, version: preferencesVersion(stored) }
}

export const handle = { failed: () => m.profile_preferences_failed() }

export { action } from './actions.server.ts'

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { state } = useNavigation()
  const { stored, version } = loaderData
  const { problems, current: overtaken, typed: ticked = stored } = actionData ?? {}
  const { supportTypes, locations, categories } = ticked
  const opened = useOpenedVersion(version, problems !== undefined)
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
        {problems &&
          (overtaken ? (
            <OvertakenBanner title={problems.message} different={overtaken.different} />
          ) : (
            <ProblemBanner problems={problems} title={m.profile_preferences_failed()} />
          ))}
        <input
          type="hidden"
          name="version"
          value={overtaken?.version ?? problems?.values['version'] ?? opened}
        />
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

/** A multiple-choice question. */
function Choices<Word extends string>({
  name,
  legend,
  options,
  labelOf,
  chosen,
}: {
  name: string
  legend: string
  options: readonly Word[]
  labelOf: (word: Word) => string
  chosen: readonly Word[]
}) {
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {options.map((word) => (
          <CheckboxField
            key={word}
            name={name}
            value={word}
            label={labelOf(word)}
            defaultChecked={chosen.includes(word)}
          />
        ))}
      </div>
    </fieldset>
  )
}
