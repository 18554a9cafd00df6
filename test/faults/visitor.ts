/** A client that keeps cookies and follows no redirects. */
export type Visitor = {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, form: Record<string, string> | FormData): Promise<Response>
  /** As a Cookie header. */
  cookies(): string
}

/** Creates a client of the product at this URL, optionally with another client's cookies. */
export function visit(url: string, cookies = ''): Visitor {
  const jar = new Map<string, string>()
  for (const pair of cookies.split('; ').filter(Boolean)) keep(pair)

  function keep(pair: string): void {
    const [name = '', ...value] = pair.split('=')
    jar.set(name, value.join('='))
  }

  async function send(path: string, more: RequestInit): Promise<Response> {
    const answer = await fetch(new URL(path, url), {
      redirect: 'manual',
      ...more,
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        cookie: asHeader(),
        ...more.headers,
      },
    })
    for (const cookie of answer.headers.getSetCookie()) keep(cookie.split(';')[0] ?? '')
    return answer
  }

  const asHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  return {
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, form) =>
      send(path, {
        method: 'POST',
        body: form instanceof FormData ? form : new URLSearchParams(form),
      }),
    cookies: asHeader,
  }
}
