import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { AppRuntime } from '#platform/app-runtime.ts'
import type { RequestInfo } from '#platform/http/request-info.ts'
import type { NodeMiddleware } from '#platform/http/create-http-server.ts'
import { ROOT } from '#platform/root-folder.ts'
import { speak } from '#platform/speak.ts'
import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'

/** Exports of `app/entry.server.tsx`; the contexts must come from the same copy of the app that reads them. */
type Entry = {
  createRequestContext(runtime: AppRuntime, facts: RequestInfo): RouterContextProvider
  createRequestHandler: typeof createRequestHandler
  guardActions(build: ServerBuild): ServerBuild
}

/** The files of the browser, in one language. */
type Assets = ServerBuild['assets']

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
  const guarded = guardActions(build)
  // The routes are the same; only the browser's files differ.
  const handlers = new Map<Language, RequestHandler>()
  for (const language of runtime.env.LANGUAGES) {
    const assets = language === BASE_LANGUAGE ? build.assets : await loadAssets(language)
    handlers.set(language, createHandler({ ...guarded, assets }, 'production'))
  }
  return {
    handle(request, facts) {
      const { language = BASE_LANGUAGE } = facts
      return speak(language, () =>
        handlers.get(language)!(request, createRequestContext(runtime, facts)),
      )
    },
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
      const { createRequestContext } = entryOf(await load())
      return speak(facts.language ?? BASE_LANGUAGE, () =>
        handler(request, createRequestContext(runtime, facts)),
      )
    },
    routes: (await load()).routes,
    dev: vite.middlewares,
    close: () => vite.close(),
  }
}

function entryOf(build: ServerBuild): Entry {
  return build.entry.module as unknown as Entry
}

async function loadAssets(language: Language): Promise<Assets> {
  const file = path.join(ROOT, `build/server/assets-${language}.js`)
  return ((await import(pathToFileURL(file).href)) as { default: Assets }).default
}

function loadBuild(): Promise<ServerBuild> {
  return import(pathToFileURL(path.join(ROOT, 'build/server/index.js')).href)
}
