import type { FormValues } from '#app/request/form.ts'
import { translationInputs } from '#domain/translations/translated.ts'
import { TOUR_TEXTS } from '#domain/content/tour-package.ts'

/** Converts a tour form's values to command input. The commands reject an unknown landscape. */
export function givenTour(values: FormValues) {
  const { title, summary, description, stops, language, days, price, isOffered } = values
  const inputs = translationInputs(TOUR_TEXTS)
  const inEach = Object.fromEntries(inputs.map((input) => [input, values[input]]))
  const scene = (values['scene'] ?? '') as 'galilee'
  return { ...inEach, title, summary, description, stops, language, days, price, isOffered, scene }
}
