import type { LoaderFunctionArgs } from 'react-router'
import { findPublicFile } from '#domain/files/queries/find-public-file.ts'
import { storageKey } from '#domain/files/storage-keys.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { readSharedFile, SHARED_SIZES } from '#app/request/shared-picture.ts'
import { isId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { fileHeaders, isKnown } from './file-headers.ts'
import { noSuchFile, refuseFile } from './refuse-file.ts'

/**
 * A public picture for link previews: a JPEG of the size in the page's metadata. Serves only public pictures,
 * whatever the session.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await serve(args)
  } catch (error) {
    if (isAppError(error)) return refuseFile(error)
    throw error
  }
}

async function serve({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const asked = readSharedFile(params['file'] ?? '')
  if (!asked || !isId(asked.fileId)) return noSuchFile()
  const file = await findPublicFile(callerOf(context), { id: asked.fileId })
  if (file?.contentType !== 'image/webp') return noSuchFile()

  const shown = { ...file, contentType: 'image/jpeg', isPublic: true }
  const headers = fileHeaders(shown, `${file.id}-${asked.shape}`)
  if (isKnown(request, headers)) return new Response(null, { status: 304, headers })
  const { previews } = context.get(runtimeContext)
  const bytes = await previews.render(storageKey(file.id), SHARED_SIZES[asked.shape])
  if (!bytes) return noSuchFile()
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}
