import type { Plugin } from 'vite'
import { drawLandscape } from '../app/ui/landscape/draw-landscape.ts'
import { LANDSCAPE_FOLDER, listLandscapes } from '../app/ui/landscape/landscape-files.ts'

/** Draws the landscapes into the client build; in development, each when it is requested. */
export function landscapeFiles(): Plugin {
  const landscapes = new Map(listLandscapes().map(({ file, of }) => [file, of]))
  return {
    name: 'landscape-files',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [file, of] of landscapes) {
        this.emitFile({
          type: 'asset',
          fileName: `${LANDSCAPE_FOLDER}/${file}`,
          source: drawLandscape(of),
        })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${LANDSCAPE_FOLDER}`, (request, response, next) => {
        const of = landscapes.get(request.url?.slice(1) ?? '')
        if (!of) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(drawLandscape(of))
      })
    },
  }
}
