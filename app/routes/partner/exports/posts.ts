import type { LoaderFunctionArgs } from 'react-router'
import { m } from '#messages'
import { listPostFigures } from '#domain/partners/queries/list-post-figures.ts'
import { typeLabel } from '#domain/project-events/project-event.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { statusLabels } from '../project-events/status-labels.ts'
import { momentCell } from './moment.ts'
import { serveCsv } from './serve-csv.ts'

/** The organization's projects and events with what came of each, for spreadsheets. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const rows = await runOperation(context, listPostFigures, {})
  return serveCsv('projects-and-events.csv', [
    [
      m.partnerhome_csv_title(),
      m.partnerhome_csv_type(),
      m.partnerhome_csv_status(),
      m.partnerhome_csv_starts(),
      m.partnerhome_csv_ends(),
      m.partnerhome_csv_places(),
      m.partnerhome_csv_taken(),
      m.partnerhome_supports(),
      m.supporting_waiting(),
      m.partnerhome_csv_pledged(),
      m.partnerhome_csv_confirmed(),
      m.supporting_hours(),
      m.supporting_meals(),
      m.partnerhome_csv_views(),
      m.partnerhome_csv_completed(),
    ],
    ...rows.map((row) => [
      row.title,
      typeLabel(row.type),
      statusLabels[row.standing].word(),
      row.starts instanceof Date ? momentCell(row.starts) : row.starts,
      row.ends instanceof Date ? momentCell(row.ends) : row.ends,
      row.places,
      row.placesTaken,
      row.supports,
      row.waiting,
      row.pledgedCents / 100,
      row.confirmedCents / 100,
      row.hours,
      row.meals,
      row.views,
      momentCell(row.completedAt),
    ]),
  ])
}
