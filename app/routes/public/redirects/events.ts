import { redirect, type LoaderFunctionArgs } from 'react-router'
import { listAddress, readListAddress } from '../projects-events/list-address.ts'

/** `/events` is the list of events. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = readListAddress(new URL(request.url).searchParams)
  return redirect(listAddress({ ...asked, type: 'event' }), 301)
}
