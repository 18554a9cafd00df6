import type { Params } from 'react-router'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { toErrorResponse } from './run-operation.ts'

/** Returns the id in a URL. @throws a not-found response with this message if it is not a valid id. */
export function idOf(params: Params, sentence: string): string {
  if (isId(params['id'])) return params['id']
  throw toErrorResponse(new AppError('not_found', sentence))
}
