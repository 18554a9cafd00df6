import type { FormValues } from '#app/request/form.ts'

/** Converts a tour form's values to command input. The commands reject an unknown landscape. */
export function givenTour(values: FormValues) {
  const { title, summary, description, stops, days, price, isOffered } = values
  const scene = (values['scene'] ?? '') as 'galilee'
  return { title, summary, description, stops, days, price, isOffered, scene }
}
