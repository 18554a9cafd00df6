import { listAddresses } from '../access/list-routes.ts'

const ID = '018f0000-0000-7000-8000-000000000000'

/** Each address of the URL map with its parameters filled in, and the URL where the router requests its data. */
export async function everyAddress(): Promise<string[]> {
  const patterns = (await listAddresses()).map(({ pattern }) => pattern)
  const paths = [...new Set(patterns)].map((pattern) =>
    pattern
      .replace(/:provider\?/, 'google')
      .replaceAll(/:\w+/g, ID)
      .replace('*', 'nowhere'),
  )
  return paths.flatMap((path) => [path, path === '/' ? '/_root.data' : `${path}.data`])
}
