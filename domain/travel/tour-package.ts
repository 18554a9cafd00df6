/** A tour that can be asked for. The price is for one person. */
export type TourPackage = {
  id: string
  slug: string
  title: string
  summary: string
  description: string
  stops: string[]
  /** A region of `app/ui/landscape`. */
  scene: string
  days: number
  priceCents: number
}
