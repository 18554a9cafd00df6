import { saveFigure } from '#domain/content/commands/save-figure.ts'
import { SITE_FIGURES, type FigureName } from '#domain/content/figure.ts'
import { listFigureSettings } from '#domain/content/queries/list-figure-settings.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/figures.ts'
import { sections } from './sections.ts'
import { readAfterConflict } from './read-after-conflict.ts'
import { ContentFrame } from './content-frame.tsx'
import { Form, useNavigation } from 'react-router'
import { format } from '#platform/text/format.ts'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { figureLabel } from '../../public/home/figure-label.ts'
import { figureText } from '../../public/home/figure-text.ts'

type FigureFormProps = {
  name: FigureName
  base: number
  counted: number
  amount: number
  version: number
  problems: FormErrors | undefined
}

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_figures() }) }]
}

/** Loads the home page figures: the manual part, the counted part, and the total visitors see. */
export async function loader({ context }: Route.LoaderArgs) {
  const figures = await runOperation(context, listFigureSettings, {})
  return {
    figures: figures.map(({ name, base, counted, version, amount }) => ({
      name,
      base,
      counted,
      version,
      amount,
    })),
  }
}

export const handle = { failed: () => m.content_failed() }

export const action = formAction({
  async run({ caller, values: { base = '', version = '', ...values } }) {
    const name = SITE_FIGURES.find((figure) => figure === values['name'])
    if (!name) throw new AppError('bad_input', m.content_failed())
    await saveFigure(caller, { name, base, version })
    return m.content_saved()
  },
  to: sections.figures.to,
})

export const shouldRevalidate = readAfterConflict

export default function Figures({ loaderData: { figures }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems
  return (
    <ContentFrame section="figures" title={m.content_figures()} lead={m.content_figures_lead()}>
      <ul className="grid gap-5 lg:grid-cols-3">
        {figures.map((figure) => (
          <li key={figure.name}>
            <FigureForm
              // Remounts when the figure is reloaded, so that the input holds the stored value.
              key={figure.version}
              {...figure}
              problems={problems?.values['name'] === figure.name ? problems : undefined}
            />
          </li>
        ))}
      </ul>
    </ContentFrame>
  )
}

/** One figure as visitors see it, with its manual and its counted part. */
function FigureForm({ name, base, counted, amount, version, problems }: FigureFormProps) {
  const { formData } = useNavigation()
  const label = figureLabel(name)
  const error = problems?.fields['base']
  return (
    <Card className="flex h-full flex-col">
      <h2 id={`${name}-title`} className="font-medium">
        {label}
      </h2>
      <p className="mt-3 font-display text-figure font-bold tracking-[-0.02em] tabular-nums">
        {figureText(name, amount)}
      </p>
      <p className="text-sm text-muted">
        {amount > 0 ? m.content_figure_shown() : m.content_figure_not_shown()}
      </p>
      <Form
        method="post"
        noValidate
        preventScrollReset
        aria-labelledby={`${name}-title`}
        className="mt-5 grid gap-4 border-t border-line pt-5"
      >
        {!error && <ProblemBanner problems={problems} />}
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="version" value={version} />
        <TextField
          id={`base-${name}`}
          name="base"
          label={m.content_figure_base()}
          help={m.content_figure_base_help()}
          error={error}
          // After a conflict, shows the stored value, so that a newer change is seen before it is overwritten.
          defaultValue={error ? problems?.values['base'] : format.number(base)}
          inputMode="numeric"
          dir="ltr"
          required
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-muted">{m.content_figure_counted()}</span>
          <span className="font-medium tabular-nums">{format.number(counted)}</span>
        </p>
        <div>
          <Button
            type="submit"
            variant="secondary"
            aria-label={m.content_save_of({ title: label })}
            pending={formData?.get('name') === name}
          >
            {m.content_save()}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
