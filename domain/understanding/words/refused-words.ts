/** Texts of a kind that is nothing to share about a project. */
export const WRITTEN_THINGS = `poem*, haiku*, limerick*, sonnet*, lyrics, rap, novel, essay*, short story, fairy tale, bedtime story, screenplay, cover letter, my resume, my cv, love letter, homework, thesis, term paper, code, python, javascript, script, a program that, my boss, my cat, my dog, my girlfriend, my boyfriend, joke*, riddle*, שיר אהבה, חיבור`

/** What no question about the site looks like. */
export const NEVER_OURS: readonly RegExp[] = [
  /<\s*\/?\s*(script|img|iframe|svg|style|object|embed|link|meta|body)\b/i,
  /\bon(error|load|click|mouseover)\s*=/i,
  /\bjavascript:/i,
  /\b(union\s+select|drop\s+table|insert\s+into|delete\s+from|or\s+1\s*=\s*1)\b/i,
  /\{\{.*\}\}|\$\{.*\}/,
  /(^|[^\d.-])\d+\s*[*×÷^]\s*\d+/,
  /(what is|what's|whats|calculate|compute|how much is)\s+\d+\s*[-+*/x]\s*\d+/i,
  /^\W*\d+(\.\d+)?\s*[-+*/x]\s*\d+(\.\d+)?\W*$/,
  /\d+\s*(%|percent) of \d+/i,
  /\bmy (own )?(\w+ )?(homework|assignment|exam|thesis|essay)\b/i,
]
