import { createContext, data, Outlet, type MiddlewareFunction } from 'react-router'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { m } from '#messages'
import { denyAccess } from '#app/request/deny-access.ts'
import { viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/require-seller.ts'
import { closedTitle, ClosedOrganization, type Applied } from './closed-organization.tsx'
import { isAmongDuties } from './is-among-duties.ts'

const applied = createContext<Applied>('never')

/**
 * Guard of an organization's orders: a suspended one may view its outstanding orders but change nothing. Must be below
 * `prompt-sign-in.tsx`.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const viewer = context.get(viewerContext)
    if (viewer && !viewer.isPartner) {
      const own = await runOperation(context, findOwnPartner, {})
      const isSuspended = own?.status === 'suspended'
      if (own) context.set(applied, isSuspended ? 'suspended' : 'waits')
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isSuspended || !isRead) {
        const words = isSuspended ? m.organizations_own_closed() : m.partneradmin_not_yet_title()
        denyAccess(request, context, new AppError('forbidden', words))
      }
    }
    if (viewer?.isPartner && !isAmongDuties(viewer, request)) {
      denyAccess(request, context, new AppError('forbidden', m.team_not_yours_text()))
      context.set(applied, 'not-among-duties')
    }
    return next()
  },
]

export function loader({ context }: Route.LoaderArgs) {
  const how = context.get(applied)
  const isOpen = context.get(viewerContext)?.isPartner && how !== 'not-among-duties'
  if (isOpen || how === 'suspended') return null
  throw data({ code: 'forbidden', applied: how }, { status: 403 })
}

export function meta({ error }: Route.MetaArgs) {
  const page = closedTitle(error)
  return page ? [{ title: m.site_page_title({ page }) }] : []
}

export default function RequireSeller() {
  return <Outlet />
}

/** Also handles a data request for a child route alone: then only the refusal is known. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ClosedOrganization error={error} />
}
