import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Five kilobytes once, kept for ever, instead of a question to the server on every page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
