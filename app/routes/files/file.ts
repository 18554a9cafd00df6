import type { LoaderFunctionArgs } from 'react-router'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { chooseKey } from '#domain/files/storage-keys.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { fileHeaders, isKnown } from './file-headers.ts'
import { readRange } from './read-range.ts'
import { noSuchFile, refuseFile } from './refuse-file.ts'

/** The bytes of a file the user may read, or a range of them; `?w=` selects a narrower copy of an image. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await serve(args)
  } catch (error) {
    if (isAppError(error)) return refuseFile(error)
    throw error
  }
}

async function serve({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const id = params['id']
  const caller = callerOf(context)
  const file = isId(id) ? await findReadableFile(caller, id) : null
  if (!file) return noSuchFile()

  // Documents have a single size, and so do photos of documents.
  const wish = file.contentType === 'image/webp' ? new URL(request.url).searchParams.get('w') : null
  const key = chooseKey(file, wish)
  const headers = fileHeaders(file, key)
  headers.set('Accept-Ranges', 'bytes')
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers })
  const wanted = readRange(request, headers)
  const { storage, log } = caller.runtime
  const found = wanted || request.method === 'HEAD' ? await storage.find(key) : null
  const range = wanted && found ? wanted(found.bytes) : null
  if (range === 'none') {
    return new Response(null, {
      status: 416,
      headers: { ...Object.fromEntries(headers), 'Content-Range': `bytes */${found!.bytes}` },
    })
  }
  const kept = request.method === 'HEAD' ? found : await storage.open(key, range ?? undefined)
  if (!kept) {
    log.error({ file: id, request: caller.requestId }, 'a file has lost its bytes')
    return noSuchFile()
  }
  headers.set('Content-Length', String(kept.bytes))
  if (range) headers.set('Content-Range', `bytes ${range.first}-${range.last}/${found!.bytes}`)
  const body = 'stream' in kept ? kept.stream : null
  return new Response(body, { status: range ? 206 : 200, headers })
}
