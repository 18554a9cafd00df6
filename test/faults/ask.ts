/** Requests a page of a running product like a browser, without following redirects. */
export function ask(
  url: string,
  options: { cookie?: string; form?: Record<string, string> } = {},
): Promise<Response> {
  const { cookie, form } = options
  return fetch(url, {
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
      ...(cookie ? { cookie } : {}),
    },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
}

/** Signs in with a demo account and returns the cookie. */
export async function signIn(
  url: string,
  email = 'supporter@demo.test',
  password = 'demo-password',
): Promise<string> {
  const answer = await ask(`${url}/auth`, { form: { email, password } })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (answer.status !== 302 || !cookie) throw new Error(`Signing in answered ${answer.status}.`)
  return cookie
}

/** The URL of a client build file, as the page links it. */
export async function anAsset(url: string): Promise<string> {
  const page = await (await ask(url)).text()
  return url + (/\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '/no-asset-found')
}
