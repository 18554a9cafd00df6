import { expect, test } from 'vitest'
import { breadcrumbFacts } from './breadcrumb-facts.ts'

test('every breadcrumb has its position and absolute URL', () => {
  const here = { label: 'Oaks', address: 'https://here.example/projects-events/1' }
  expect(breadcrumbFacts([{ label: 'All', to: '/projects-events' }], here)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'All',
        item: 'https://here.example/projects-events',
      },
      { '@type': 'ListItem', position: 2, name: 'Oaks', item: here.address },
    ],
  })
})
