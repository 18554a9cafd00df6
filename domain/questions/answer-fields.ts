/** The answers of a form as typed, by the question's id; `version` names the questions that the form showed. */
export type TypedAnswers = Readonly<Record<string, string>>

const PREFIX = 'answers.'

/** The name of the field that answers a question; `version`: of the hidden one beside them. */
export function answerField(id: string): `answers.${string}` {
  return `${PREFIX}${id}`
}

/** Picks the answers from the values of a form. */
export function typedAnswers(values: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(values).filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(named.map(([name, value]) => [name.slice(PREFIX.length), value]))
}
