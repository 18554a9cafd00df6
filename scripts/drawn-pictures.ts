import type { Plugin } from 'vite'
import { drawLandscape } from '../app/ui/landscape/draw-landscape.ts'
import { LANDSCAPE_FOLDER, listLandscapes } from '../app/ui/landscape/landscape-files.ts'
import { drawSubject } from '../app/ui/subject/draw-subject.ts'
import { listSubjectPictures, subjectPath } from '../app/ui/subject/subject.ts'

/** Draws the landscapes and the scenes of subjects into the client build; in development, each when it is requested. */
export function drawnPictures(): Plugin {
  const pictures = new Map<string, () => string>([
    ...listLandscapes().map(
      ({ file, of }) => [`/${LANDSCAPE_FOLDER}/${file}`, () => drawLandscape(of)] as const,
    ),
    ...listSubjectPictures().map(
      (variant) => [subjectPath(variant), () => drawSubject(variant)] as const,
    ),
  ])
  return {
    name: 'drawn-pictures',
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, draw] of pictures) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: draw() })
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const draw = pictures.get(request.url ?? '')
        if (!draw) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(draw())
      })
    },
  }
}
