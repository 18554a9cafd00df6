import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Db, Scope } from '#platform/database/scope.ts'
import type { Caller } from '#platform/operation.ts'

/**
 * The planner's plan for each statement of an operation, in order: taken right after the operation ran, in the same
 * scope.
 */
export async function plansOf(
  caller: Caller,
  ask: (caller: Caller) => Promise<unknown>,
): Promise<string> {
  const plans: string[] = []
  const explained =
    <T>(work: (db: Db) => Promise<T>) =>
    async (db: Db) => {
      const asked: { node: RootOperationNode; queryId: QueryId }[] = []
      const recorder: KyselyPlugin = {
        transformQuery(args) {
          asked.push(args)
          return args.node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }
      const done = await work(db.withPlugin(recorder))
      for (const { node, queryId } of asked) {
        const { sql, parameters } = db.getExecutor().compileQuery(node, queryId)
        const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
          CompiledQuery.raw(`explain ${sql}`, [...parameters]),
        )
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
      return done
    }
  const { scope } = caller.runtime
  const explaining: Scope = {
    asVisitor: (work) => scope.asVisitor(explained(work)),
    forEverybody: (work) => scope.forEverybody(explained(work)),
    as: (actor, work) => scope.as(actor, explained(work)),
    reading: (actor, work) => scope.reading(actor, explained(work)),
    asStaff: (actor, work) => scope.asStaff(actor, explained(work)),
  }
  await ask({ ...caller, runtime: { ...caller.runtime, scope: explaining } })
  return plans.join('\n\n')
}
