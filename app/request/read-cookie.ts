import { parse } from 'hono/utils/cookie'

/** The value of one cookie of a request; undefined when it is absent or not a cookie at all. */
export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name]
}
