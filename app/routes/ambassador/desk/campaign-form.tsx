import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { CAMPAIGN_TEXTS, GOAL_KINDS, type GoalKind } from '#domain/ambassadors/campaign.ts'
import { translationInputs } from '#domain/translations/translated.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { fieldsOf } from '#app/request/kept-field.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { problemsInOrder } from '../../partner/offers/problems-in-order.ts'
import { TextsInEach } from '../../partner/texts-in-each.tsx'
import { campaignTexts } from './campaign-texts.ts'
import type { ItemChoice } from './item-choice.server.ts'

export type CampaignFormProps = {
  values: Readonly<Record<string, string>>
  problems: FormErrors | undefined
  choice: ItemChoice
  /** Earliest allowed end date. */
  today: string
  save: string
  /** Idempotency key of a new form, or the version being edited. */
  hidden: { name: 'key' | 'version'; value: string }
}

const ORDER = [
  ...CAMPAIGN_TEXTS,
  ...translationInputs(CAMPAIGN_TEXTS),
  'itemId',
  'goalKind',
  'goal',
  'endsOn',
]

/** A campaign's form. Posts to the current URL, which may hold the selected item. */
export function CampaignForm(props: CampaignFormProps) {
  const { values, problems, choice, today, save, hidden } = props
  const { formData } = useNavigation()
  const fields = problems?.fields ?? {}
  const field = fieldsOf(values, fields)
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="flex max-w-form flex-col gap-5 lg:has-[details[open]:not([hidden])]:max-w-[60rem]"
    >
      <input type="hidden" name={hidden.name} value={hidden.value} />
      <ErrorSummary {...problemsInOrder(fields, ORDER, problems?.message)} />
      <TextsInEach texts={campaignTexts} languageHelp={m.campaigns_language_help()} field={field} />
      <ItemField
        // Remounts the field when another item is selected elsewhere on the page.
        key={choice.picked?.id ?? 'none'}
        {...field('itemId')}
        choice={choice}
      />
      <Goal values={values} problems={fields} />
      <TextField
        {...field('endsOn')}
        type="date"
        min={today}
        label={m.campaigns_field_ends_on()}
        help={m.campaigns_field_ends_on_help()}
      />
      <Button
        type="submit"
        name="intent"
        value="save"
        pending={formData?.get('intent') === 'save'}
        className="sm:self-start"
      >
        {save}
      </Button>
    </Form>
  )
}

function ItemField({
  choice,
  ...field
}: {
  id: string
  name: string
  defaultValue: string
  error: string | undefined
  choice: ItemChoice
}) {
  const { picked, chosen } = choice
  const isNew = picked !== null && !chosen.some(({ id }) => id === picked.id)
  return (
    <SelectField
      {...field}
      label={m.campaigns_field_item()}
      help={m.campaigns_field_item_help()}
      none={m.campaigns_field_item_all()}
    >
      {isNew && <option value={picked.id}>{picked.title}</option>}
      {chosen.length > 0 && (
        <optgroup label={m.campaigns_field_item_chosen()}>
          {chosen.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  )
}

const kinds: Record<GoalKind, { label: () => string; goal: () => string; help: () => string }> = {
  raised: {
    label: m.campaigns_goal_raised,
    goal: m.campaigns_goal_dollars,
    help: m.campaigns_goal_dollars_help,
  },
  supporters: {
    label: m.campaigns_goal_supporters,
    goal: m.campaigns_goal_people,
    help: m.campaigns_goal_people_help,
  },
}

/** Kind of goal and target. Without JavaScript, one field serves both kinds. */
function Goal({
  values,
  problems,
}: {
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
}) {
  const first = GOAL_KINDS.find((kind) => kind === values['goalKind']) ?? 'raised'
  const [chosen, setChosen] = useState<GoalKind | null>(null)
  const words = useHydrated() ? kinds[chosen ?? first] : null
  return (
    <fieldset id="goalKind">
      <legend className="text-sm font-medium">{m.campaigns_field_goal_kind()}</legend>
      <div className="mt-1.5 grid gap-3 sm:grid-cols-2">
        {GOAL_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex min-h-11 items-center gap-3 rounded-field border border-field bg-surface px-4 py-2.5 transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-tint"
          >
            <input
              type="radio"
              name="goalKind"
              value={kind}
              defaultChecked={kind === first}
              onChange={() => setChosen(kind)}
              className="size-4 shrink-0 accent-primary"
            />
            {kinds[kind].label()}
          </label>
        ))}
      </div>
      <TextField
        id="goal"
        name="goal"
        className="mt-4"
        label={words ? words.goal() : m.campaigns_goal()}
        help={words ? words.help() : m.campaigns_goal_help()}
        defaultValue={values['goal'] ?? ''}
        error={problems['goal']}
        inputMode="decimal"
        autoComplete="off"
        required
        boxClassName="tabular-nums"
      />
    </fieldset>
  )
}
