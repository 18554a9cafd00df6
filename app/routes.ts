import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The whole URL map, grouped by audience. */
export default [
  layout('shell/site-frame.tsx', [
    index('routes/public/home.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
] satisfies RouteConfig
