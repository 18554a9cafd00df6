/** Kinds of texts that are not for sharing a project. */
export const WRITTEN_THINGS = `poem*, haiku*, limerick*, sonnet*, lyrics, rap, novel, essay*, short story, fairy tale, bedtime story, screenplay, cover letter, my resume, my cv, love letter, homework, thesis, term paper, code, python, javascript, script, a program that, my boss, my cat, my dog, my girlfriend, my boyfriend, joke*, riddle*, שיר אהבה, חיבור`

/** Asks for personal data: how to reach someone, where they live, what they gave. */
const PERSONAL =
  /\b(e-?mails?|(tele)?phone|mobile|cell ?phone|numbers?|(home |private |street )?address(es)?|passwords?|bank (details|account)|credit cards?|id numbers?|birth ?days?|date of birth|names?|personal (data|details|information)|contact details|whatsapp)\b( \w+){0,3} (of|for|from|belonging to) ((the|a|all|any|every|each|other|your|some|these|those|my) )*(\w+ )?(supporters?|volunteers?|donors?|givers?|users?|members?|applicants?|ambassadors?|customers?|buyers?|admins?|staff|employees?|director|founder|person|people|somebody|someone|participants?|attendees|visitors?)\b/i

/** Asks what a named person has given. */
const GIVEN =
  /\b([Hh]ow much|[Ww]hat|[Ww]hen|[Hh]ow often|[Ww]hether) (did|has|does|have) (Mr\.? |Mrs\.? |Ms\.? |Rabbi )?\p{Lu}\p{L}+ \p{Lu}\p{L}+ (donated?|give|given|gave|paid|pay|order(ed)?|bought|buy)\b/u

/** Patterns that no question about the site matches. */
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
  /\bhow far is (?!.*\b(project|campaign|goal|fund|event|collection|drive|initiative|work|build|repair)s?\b)/i,
  /\b(am|i'm|im|you're|are|as|be|become|play|like|pretend(ing)?)( now)?( to be)? (an?|the|your) (new )?(admin(istrator)?|superuser|root|moderator|developer|owner of (this|the) site)\b/i,
  /\b(admin|superuser|staff) (mode|view|page|panel|password|rights|access|data|account)\b/i,
  PERSONAL,
  GIVEN,
  /\bmy (own )?(\w+ )?(homework|assignment|exam|thesis|essay)\b/i,
]
