import { redirect, type LoaderFunctionArgs } from 'react-router'
import { listAddress, readListAddress } from '../projects-events/list-address.ts'

/** `/projects` is an older name of the list. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(listAddress(readListAddress(new URL(request.url).searchParams)), 301)
}
