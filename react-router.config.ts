import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Eight kilobytes once, cached permanently, instead of a request on every page: docs/decisions/0028.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
