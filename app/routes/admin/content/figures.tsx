import { saveFigure } from '#domain/content/commands/save-figure.ts'
import { SITE_FIGURES } from '#domain/content/figure.ts'
import { listFigureSettings } from '#domain/content/queries/list-figure-settings.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/figures.ts'
import { sections } from './sections.ts'
import { readAfterConflict } from './read-after-conflict.ts'
import { ContentFrame } from './content-frame.tsx'
import { FigureForm } from './figure-form.tsx'

export function meta() {
  return [{ title: m.admin_page_title({ page: m.content_figures() }) }]
}

/** The figures of the home page: what is added, what was counted, what visitors read. */
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
              // Anew once the figure was read again, so that the box holds what is stored.
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
