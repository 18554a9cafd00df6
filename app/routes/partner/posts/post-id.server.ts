import type { Params } from 'react-router'
import { m } from '#messages'
import { toErrorResponse } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'

/** The post of an address; what is no id is answered as not found. */
export function postIdOf(params: Params): string {
  if (isId(params['id'])) return params['id']
  throw toErrorResponse(new AppError('not_found', m.posts_not_found()))
}
