/** All measurements, in the order in which they run and are told. Each is a program of its own in this folder. */
export const MEASUREMENTS = [
  'serving',
  'flood-on-stock',
  'list-at-a-million',
  'users-at-100000',
  'row-security',
  'sign-in-times',
  'start-and-memory',
  'pages',
]
