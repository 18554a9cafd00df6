import { parse } from 'hono/utils/cookie'

/** Returns the value of one cookie; undefined if it is absent or malformed. */
export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name]
}
