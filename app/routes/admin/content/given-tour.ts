import type { FormValues } from '#app/request/form.ts'

/** What a tour's form brings, as its commands take it. A word that is no landscape is refused there. */
export function givenTour(values: FormValues) {
  const { title, summary, description, stops, days, price, isOffered } = values
  const scene = (values['scene'] ?? '') as 'galilee'
  return { title, summary, description, stops, days, price, isOffered, scene }
}
