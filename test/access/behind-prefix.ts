import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AppRuntime } from '#platform/app-runtime.ts'
import { createWebServer } from '#platform/http/create-web-server.ts'
import { openSpool } from '#platform/storage/open-spool.ts'
import type { Application } from '../../open-application.ts'

/** The application behind the web layer, at addresses that start with a language: it asks `/he/x` where a test asks `/x`. */
export function behindPrefix(
  application: Application,
  runtime: AppRuntime,
  prefix: string,
): Application {
  const web = openWeb(application, runtime)
  return {
    ...application,
    async handle(request) {
      const url = new URL(request.url)
      url.pathname = prefix + url.pathname
      const answer = await web.fetch(new Request(url, request))
      const headers = new Headers(answer.headers)
      const to = headers.get('Location')
      if (to?.startsWith(`${prefix}/`)) headers.set('Location', to.slice(prefix.length))
      return new Response(answer.body, { status: answer.status, headers })
    },
  }
}

/** The web layer around an application, without a page cache. */
export function openWeb(application: Pick<Application, 'handle'>, runtime: AppRuntime) {
  const { env, origin, log } = runtime
  const nowhere = path.join(tmpdir(), 'not-there')
  return createWebServer({
    env,
    origin,
    log,
    assets: nowhere,
    ready: () => Promise.resolve(true),
    spool: openSpool(nowhere),
    handle: application.handle,
  })
}
