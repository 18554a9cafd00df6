import { redirect, type LoaderFunctionArgs } from 'react-router'
import { FOR_YOU } from '../for-you/for-you-path.ts'
import { projectListAddress, readListAddress } from '#domain/project-events/list-address.ts'

/** `/projects` is an older name of the list; `?view=for-you` of what fits the viewer. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('view') === 'for-you') return redirect(FOR_YOU, 301)
  return redirect(projectListAddress(readListAddress(searchParams)), 301)
}
