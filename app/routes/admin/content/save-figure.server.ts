import type { ActionFunctionArgs } from 'react-router'
import { FIGURES } from '#domain/content/figure.ts'
import { saveFigure } from '#domain/content/commands/save-figure.ts'
import { m } from '#messages'
import { parseForm } from '#app/request/form.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import { save } from './save.server.ts'

/** Saves one figure's base and leads back to the figures. */
export async function saveFigureForm({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const name = FIGURES.find((figure) => figure === values['name'])
  const { base = '', version = '' } = values
  return save({
    work: async () => {
      if (!name) throw new AppError('bad_input', m.content_failed())
      await saveFigure(callerOf(context), { name, base, version })
    },
    values,
    to: '/admin/content',
    done: m.content_saved(),
  })
}
