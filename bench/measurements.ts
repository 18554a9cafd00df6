/** All benchmarks, in the order in which they run and are reported. Each is a program in this folder. */
export const MEASUREMENTS = [
  'serving',
  'public-pages',
  'cache-under-writes',
  'flood-on-stock',
  'flood-of-sign-ups',
  'writers',
  'three-processes',
  'list-at-a-million',
  'users-at-100000',
  'desks-at-a-million',
  'row-security',
  'sign-in-times',
  'start-and-memory',
  'sustained',
  'interactions',
  'pages',
]
