import { m } from '#messages'
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import type { Db, Scope } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { AppRuntime } from '#platform/app-runtime.ts'

/** `fault`: every write fails. `away`: the database is unavailable. */
export type Breakage = 'none' | 'fault' | 'away'

/** An app that can be broken while in use. Sessions still work: otherwise no one could submit a form. */
export function breakApp(runtime: AppRuntime): {
  runtime: AppRuntime
  break(how: Breakage): void
} {
  let how: Breakage = 'none'
  const failIf = () => {
    if (how === 'away')
      throw new AppError('unavailable', m.errors_database_away(), { retryAfter: 5 })
  }
  const broken = (db: Db): Db => (how === 'fault' ? (db.withPlugin(refuseChanges) as Db) : db)
  const { scope } = runtime
  const breakable: Scope = {
    asVisitor: async (work) => (failIf(), scope.asVisitor((db) => work(broken(db)))),
    forEverybody: async (work) => (failIf(), scope.forEverybody((db) => work(broken(db)))),
    as: async (actor, work) => (failIf(), scope.as(actor, (db) => work(broken(db)))),
    reading: async (actor, work) => (failIf(), scope.reading(actor, (db) => work(broken(db)))),
    asStaff: async (actor, work) => (failIf(), scope.asStaff(actor, (db) => work(broken(db)))),
  }
  const auth = new Proxy(runtime.auth, {
    get(target, name: keyof AppRuntime['auth']) {
      const own = target[name]
      if (how === 'none' || typeof own !== 'function' || name === 'findSession') return own
      return () => Promise.reject(how === 'fault' ? brokenStatement() : awayError())
    },
  })
  return {
    runtime: { ...runtime, scope: breakable, auth },
    break(next) {
      how = next
    },
  }
}

const awayError = () => new AppError('unavailable', m.errors_database_away(), { retryAfter: 5 })
const brokenStatement = () => new Error('a statement was broken by the test')

const CHANGES = new Set<RootOperationNode['kind']>([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
  'MergeQueryNode',
])

const refuseChanges: KyselyPlugin = {
  transformQuery({ node }) {
    if (CHANGES.has(node.kind)) throw brokenStatement()
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
