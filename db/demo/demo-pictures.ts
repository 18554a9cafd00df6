import path from 'node:path'
import type { FileKind } from '#domain/files/file.ts'
import { COPY_WIDTHS } from '#domain/files/storage-keys.ts'
import { ROOT } from '#platform/root-folder.ts'
import { AMBASSADORS } from './content/ambassadors.ts'
import { NEWS } from './content/news.ts'
import { ORGANIZATIONS } from './content/organizations.ts'
import { PRODUCTS } from './content/products.ts'
import { PROJECTS } from './content/projects.ts'
import { demoId } from './demo-id.ts'

/** A demo picture: its file under `pictures`, and the row it gets. */
export type DemoPicture = {
  id: string
  /** Folder and name under `pictures`, without the extension. */
  name: string
  kind: FileKind
  width: number
  height: number
}

const FOLDERS = {
  logos: { kind: 'partner-logos', width: 480, height: 480 },
  covers: { kind: 'partner-covers', width: 1600, height: 640 },
  marks: { kind: 'ambassador-logos', width: 480, height: 480 },
  portraits: { kind: 'ambassador-photos', width: 480, height: 480 },
  products: { kind: 'product-images', width: 1200, height: 1200 },
  news: { kind: 'news-images', width: 1600, height: 900 },
  posts: { kind: 'project-images', width: 1600, height: 1000 },
} as const satisfies Record<string, { kind: FileKind; width: number; height: number }>

/** The id of the picture with this name, such as `logos/galilee-hands`. */
export function pictureId(name: string): string {
  return demoId('files', name)
}

/** Every picture that the demo uses. */
export function demoPictures(): DemoPicture[] {
  const names: [keyof typeof FOLDERS, string][] = [
    ...ORGANIZATIONS.filter(({ hasLogo }) => hasLogo).map(({ key }) => ['logos', key] as const),
    ...ORGANIZATIONS.filter(({ cover }) => cover).map(({ key }) => ['covers', key] as const),
    ...AMBASSADORS.filter(({ hasLogo }) => hasLogo).map(({ key }) => ['marks', key] as const),
    ...AMBASSADORS.filter(({ hasPhoto }) => hasPhoto).map(({ key }) => ['portraits', key] as const),
    ...PRODUCTS.flatMap(({ key, pictures }) =>
      pictures.map((_, at) => ['products', `${key}-${at + 1}`] as const),
    ),
    ...PROJECTS.flatMap(({ key, pictures = [] }) =>
      pictures.map((_, at) => ['posts', `${key}-${at + 1}`] as const),
    ),
    ...NEWS.filter(({ hasPicture }) => hasPicture).map(({ key }) => ['news', key] as const),
  ].map(([folder, key]) => [folder, `${folder}/${key}`])
  return names.map(([folder, name]) => ({ id: pictureId(name), name, ...FOLDERS[folder] }))
}

/** The files of a picture: the original without a width, and the narrower copies that browsers can request. */
export function filesOf({ name, width }: DemoPicture) {
  const copies = COPY_WIDTHS.filter((one) => one < width)
  return [
    { width: undefined, file: fileOf(`${name}.webp`) },
    ...copies.map((one) => ({ width: one, file: fileOf(`${name}-${one}.webp`) })),
  ]
}

function fileOf(name: string): string {
  return path.join(ROOT, 'db/demo/pictures', name)
}
