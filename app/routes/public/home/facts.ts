import { m } from '#messages'

/** Who we are and how to search here, as schema.org words it. */
export function siteFacts(origin: string): Record<string, unknown>[] {
  const site = { name: m.site_name(), url: `${origin}/` }
  return [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      ...site,
      description: m.site_description(),
      logo: `${origin}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      ...site,
      inLanguage: 'en',
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/projects-events?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
