import type { Params } from 'react-router'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { toErrorResponse } from './run-operation.ts'

/** The id in an address; what is no id is answered as not found, with this sentence. */
export function idOf(params: Params, sentence: string): string {
  if (isId(params['id'])) return params['id']
  throw toErrorResponse(new AppError('not_found', sentence))
}
