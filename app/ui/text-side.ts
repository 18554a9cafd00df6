/**
 * How to align what other people have written, in an element with `dir="auto"`: a few words like everything around them,
 * a longer text (80 characters or more) on the side where its own language begins.
 */
export function textSide(text: string): 'text-match' | 'text-start' {
  return text.length < 80 ? 'text-match' : 'text-start'
}
