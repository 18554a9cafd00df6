import type { LoaderFunctionArgs } from 'react-router'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { chooseKey } from '#domain/files/storage-keys.ts'
import { m } from '#messages'
import { callerOf } from '#app/request/perform.ts'
import { isId } from '#platform/database/new-id.ts'
import { isAppError, type AppError } from '#platform/errors.ts'
import { fileHeaders, isKnown } from './file-headers.ts'

/** The bytes of a file, if its row lets this reader have them; `?w=` takes a narrower copy of a picture. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await serve(args)
  } catch (error) {
    if (isAppError(error)) return refuse(error)
    throw error
  }
}

async function serve({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = params['id']
  const caller = callerOf(context)
  const file = isId(id) ? await findReadableFile(caller, id) : null
  if (!file) return notFound()

  // Papers keep their one size, and so do photographs of papers.
  const wish = file.contentType === 'image/webp' ? new URL(request.url).searchParams.get('w') : null
  const key = chooseKey(file, wish)
  const headers = fileHeaders(file, key)
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers })
  const kept = await caller.house.storage.open(key)
  if (!kept) {
    caller.house.log.error({ file: id, request: caller.requestId }, 'a file has lost its bytes')
    return notFound()
  }
  headers.set('Content-Length', String(kept.bytes))
  return new Response(request.method === 'HEAD' ? null : kept.stream, { headers })
}

function notFound(): Response {
  return plain(404, m.files_not_found())
}

function refuse({ status, message, retryAfter }: AppError): Response {
  const answer = plain(status, message)
  if (retryAfter !== undefined) answer.headers.set('Retry-After', String(retryAfter))
  return answer
}

function plain(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}
