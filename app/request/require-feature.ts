import { m } from '#messages'
import type { RouterContextProvider } from 'react-router'
import type { Feature } from '#domain/content/feature.ts'
import { AppError } from '#platform/errors.ts'
import { runtimeContext } from './context.ts'
import { toErrorResponse } from './run-operation.ts'

/**
 * For loaders and actions of a feature that staff can switch off: while it is off, throws 404 and the page says so.
 * Operations of the feature check it themselves (`feature`).
 */
export function requireFeature(context: Readonly<RouterContextProvider>, feature: Feature): void {
  if (context.get(runtimeContext).switches.isOn(feature)) return
  throw toErrorResponse(new AppError('closed', m.errors_closed()))
}
