import type { LoaderFunctionArgs } from 'react-router'
import { m } from '#messages'
import { listPostFigures } from '#domain/partners/queries/list-post-figures.ts'
import { typeLabel } from '#domain/project-events/project-event.ts'
import type { CsvCell } from '#platform/text/csv.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { postStatusLabels } from '../project-events/status-labels.ts'
import { momentCell } from './moment.ts'
import { serveCsv } from './serve-csv.ts'

type Row = Awaited<ReturnType<typeof listPostFigures>>[number]

/** Each column with its title and its cell. */
const COLUMNS: [title: () => string, cell: (row: Row) => CsvCell][] = [
  [m.partnerhome_csv_title, (row) => row.title],
  [m.partnerhome_csv_type, (row) => typeLabel(row.type)],
  [m.partnerhome_csv_status, (row) => postStatusLabels[row.status].word()],
  [
    m.partnerhome_csv_starts,
    (row) => (row.starts instanceof Date ? momentCell(row.starts) : row.starts),
  ],
  [m.partnerhome_csv_ends, (row) => (row.ends instanceof Date ? momentCell(row.ends) : row.ends)],
  [m.partnerhome_csv_places, (row) => row.places],
  [m.partnerhome_csv_taken, (row) => row.placesTaken],
  [m.partnerhome_supports, (row) => row.supports],
  [m.supporting_waiting, (row) => row.waiting],
  [m.partnerhome_csv_pledged, (row) => row.pledgedCents / 100],
  [m.partnerhome_csv_confirmed, (row) => row.confirmedCents / 100],
  [m.supporting_hours, (row) => row.hours],
  [m.supporting_meals, (row) => row.meals],
  [m.partnerhome_csv_views, (row) => row.views],
  [m.partnerhome_csv_completed, (row) => momentCell(row.completedAt)],
]

/** Exports the organization's projects and events as CSV, with their results. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const rows = await runOperation(context, listPostFigures, {})
  return serveCsv('projects-and-events.csv', [
    COLUMNS.map(([title]) => title()),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ])
}
