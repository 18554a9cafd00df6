import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { AppRuntime } from '#platform/app-runtime.ts'
import type { RequestInfo } from '#platform/http/request-info.ts'
import type { NodeMiddleware } from '#platform/http/create-http-server.ts'
import { ROOT } from '#platform/root-folder.ts'

/** Exports of `app/entry.server.tsx`; the contexts must come from the same copy of the app that reads them. */
type Entry = {
  createRequestContext(runtime: AppRuntime, facts: RequestInfo): RouterContextProvider
  createRequestHandler: typeof createRequestHandler
  guardActions(build: ServerBuild): ServerBuild
}

export type Application = {
  handle(request: Request, facts: RequestInfo): Promise<Response>
  routes: ServerBuild['routes']
  /** Vite's middleware, in development. */
  dev?: NodeMiddleware
  close(): Promise<void>
}

/** Starts to load the built application while the database opens. `openBuiltApplication` reports errors. */
export function loadBuildAhead(): void {
  loadBuild().catch(() => {})
}

/** Opens the built application. @throws when it has not been built. */
export async function openBuiltApplication(runtime: AppRuntime): Promise<Application> {
  const build = await loadBuild()
  const { createRequestContext, createRequestHandler: createHandler, guardActions } = entryOf(build)
  const handler = createHandler(guardActions(build), 'production')
  return {
    handle: (request, facts) => handler(request, createRequestContext(runtime, facts)),
    routes: build.routes,
    close: () => Promise.resolve(),
  }
}

/** Opens the application from source, through Vite. */
export async function openDevelopmentApplication(runtime: AppRuntime): Promise<Application> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true } })
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
  const handler = createRequestHandler(async () => {
    const build = await load()
    return entryOf(build).guardActions(build)
  }, 'development')
  return {
    async handle(request, facts) {
      return handler(request, entryOf(await load()).createRequestContext(runtime, facts))
    },
    routes: (await load()).routes,
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
