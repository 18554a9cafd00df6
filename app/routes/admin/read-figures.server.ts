import type { RouterContextProvider } from 'react-router'
import { countPeople } from '#domain/accounts/queries/count-people.ts'
import { countNews } from '#domain/content/queries/count-news.ts'
import { countRunning } from '#domain/project-events/queries/count-running.ts'
import { runtimeContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { monthBefore } from './month-before.ts'

/** Counts people, running projects and news posts, now and a month ago. */
export async function readFigures(context: Readonly<RouterContextProvider>) {
  const before = monthBefore(context.get(runtimeContext).clock.now())
  const [users, projects, posts] = await Promise.all([
    runOperation(context, countPeople, { before }),
    runOperation(context, countRunning, { before }),
    runOperation(context, countNews, { before }),
  ])
  return { users, projects, posts }
}
