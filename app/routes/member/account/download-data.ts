import { redirect, type ActionFunctionArgs } from 'react-router'
import { packOwnData } from '#domain/accounts/pack-own-data.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'

/** Returns all data about the user as a download that caches must not store. */
export function action({ context }: ActionFunctionArgs) {
  const day = context.get(runtimeContext).clock.now().toISOString().slice(0, 10)
  return new Response(packOwnData(callerOf(context)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="my-data-${day}.zip"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** This route has no page. */
export function loader() {
  return redirect('/account#data')
}
