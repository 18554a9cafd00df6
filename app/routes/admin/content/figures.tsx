import { listFigureSettings } from '#domain/content/queries/list-figure-settings.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import type { Route } from './+types/figures.ts'
import { readAfterConflict } from './read-after-conflict.ts'
import { ContentFrame } from './content-frame.tsx'
import { FigureForm } from './figure-form.tsx'
import { saveFigureForm } from './save-figure.server.ts'

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

export const action = (args: Route.ActionArgs) => saveFigureForm(args)

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
