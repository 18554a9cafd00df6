import { redirect, type LoaderFunctionArgs } from 'react-router'
import { FOR_YOU } from '../for-you/for-you-path.ts'
import { projectListAddress, readListAddress } from '#domain/project-events/list-address.ts'

/** Redirects `/projects`, an older URL of the list; with `?view=for-you` to the recommendations. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('view') === 'for-you') return redirect(FOR_YOU, 301)
  return redirect(projectListAddress(readListAddress(searchParams)), 301)
}
