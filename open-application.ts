import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { House } from '#platform/house.ts'
import type { RequestFacts } from '#platform/http/request-facts.ts'
import type { NodeMiddleware } from '#platform/http/open-server.ts'
import { ROOT } from '#platform/root-folder.ts'

/** What `app/entry.server.tsx` exports for us, so that requests carry keys of the same copy of the app that reads them. */
type Entry = {
  openRequest(house: House, facts: RequestFacts): RouterContextProvider
  createRequestHandler: typeof createRequestHandler
  guardActions(build: ServerBuild): ServerBuild
}

export type Application = {
  handle(request: Request, facts: RequestFacts): Promise<Response>
  /** Vite's middleware, in development. */
  dev?: NodeMiddleware
  close(): Promise<void>
}

/** Begins to load the built application, which takes as long as a database takes to open. Faults come with the opening. */
export function loadBuildAhead(): void {
  loadBuild().catch(() => {})
}

/** The built application; throws when it has not been built. */
export async function openBuiltApplication(house: House): Promise<Application> {
  const build = await loadBuild()
  const { openRequest, createRequestHandler: createHandler, guardActions } = entryOf(build)
  const handler = createHandler(guardActions(build), 'production')
  return {
    handle: (request, facts) => handler(request, openRequest(house, facts)),
    close: () => Promise.resolve(),
  }
}

/** The application as its sources stand, through Vite, for work on it. */
export async function openDevelopmentApplication(house: House): Promise<Application> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const handler = createRequestHandler(async () => {
    const build = await load()
    return entryOf(build).guardActions(build)
  }, 'development')
  return {
    async handle(request, facts) {
      return handler(request, entryOf(await load()).openRequest(house, facts))
    },
    dev: vite.middlewares,
    close: () => vite.close(),
  }
}

function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry
}

function loadBuild(): Promise<ServerBuild> {
  return import(pathToFileURL(path.join(ROOT, 'build/server/index.js')).href)
}
