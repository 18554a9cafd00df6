import type { Params } from 'react-router'
import { toErrorResponse } from '#app/request/run-operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'

/** The article or product of an address; what is no id is answered as not found. */
export function offerIdOf(params: Params, sentence: string): string {
  if (isId(params['id'])) return params['id']
  throw toErrorResponse(new AppError('not_found', sentence))
}
