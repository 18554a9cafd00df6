import { redirect, type LoaderFunctionArgs } from 'react-router'
import { projectListAddress, readListAddress } from '#domain/project-events/list-address.ts'

/** Redirects `/events` to the list of events. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = readListAddress(new URL(request.url).searchParams)
  return redirect(projectListAddress({ ...asked, type: 'event' }), 301)
}
