/**
 * The side on which a text of other people stands that has `dir="auto"`: a few words at the edge of their column, as what is
 * around them; a longer text where its own language begins.
 */
export function textSide(text: string): 'text-match' | 'text-start' {
  return text.length < 80 ? 'text-match' : 'text-start'
}
