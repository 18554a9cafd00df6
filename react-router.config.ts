import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Five kilobytes once, cached permanently, instead of a request on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
