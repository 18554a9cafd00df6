import { matchRoutes, type DataRouter } from 'react-router'

/** Two of the globals that the router's framework mode keeps in the browser. */
type RouterGlobals = {
  __reactRouterManifest?: { routes: Record<string, { module: string; imports?: string[] }> }
  __reactRouterRouteModules?: Record<string, unknown>
}

const asked = new Set<string>()

/**
 * Fetches the code of the routes that the forms of the page at this path are sent to. The router would only fetch it when a form is
 * sent, and when that fails, as without a connection, it reloads the page and so loses what was typed on it.
 */
export function loadActionsAhead(routes: DataRouter['routes'], here: string): void {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } =
    window as RouterGlobals
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
    const { pathname } = new URL(form.getAttribute('action') || here, location.origin)
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      const { module, imports = [] } = manifest?.routes[route.id] ?? {}
      if (module && !(route.id in loaded)) [module, ...imports].forEach(preload)
    }
  }
}

function preload(href: string): void {
  if (asked.has(href)) return
  asked.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  // It may be there the next time.
  link.addEventListener('error', () => asked.delete(href))
  document.head.append(link)
}
