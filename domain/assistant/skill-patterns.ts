import type { Skill } from './understanding/understood.ts'

/** Professions and doings by which people say what they can do. */
export const SKILL_PATTERNS: [Skill, RegExp][] = [
  [
    'teaching',
    /\b(?:teach(?:er|ers|ing)?|taught|tutor(?:ing)?|lectur\w+|professor|coach(?:ing)?)\b/,
  ],
  ['languages', /\b(?:languages?|speak|fluent|bilingual)\b/],
  ['translation', /\b(?:translat\w+|interpreter)\b/],
  [
    'medicine',
    /\b(?:doctor|physician|nurse|nursing|paramedic|emt|medic|dentist|surgeon|first aid|pharmacist)\b/,
  ],
  ['counselling', /\b(?:counsel\w*|psycholog\w+|social work\w*|therapist|listen(?:ing|er)?)\b/],
  ['childcare', /\b(?:babysit\w*|childcare|nanny|kindergarten)\b/],
  ['cooking', /\b(?:cook\w*|chef|bak(?:e|er|ing)|kitchen|barbecue|grill\w*)\b/],
  ['driving', /\b(?:driv(?:e|er|ing)|license|van|truck)\b/],
  [
    'construction',
    /\b(?:carpent\w+|build(?:er|ing)?|construction|electrician|plumb\w+|repairs?|paint(?:er|ing)? walls?|handy(?:man)?|welding|engineer)\b/,
  ],
  [
    'gardening',
    /\b(?:garden\w*|farm(?:er|ing)|plant(?:ing)?|harvest\w*|picking|pick (?:fruit|olives|vegetables))\b/,
  ],
  [
    'coding',
    /\b(?:cod(?:e|er|ing)|program(?:mer|ming)|software|developer|computers?|websites?|web design|data)\b/,
  ],
  ['design', /\b(?:design\w*|graphic\w*|illustrat\w+)\b/],
  ['photography', /\b(?:photo\w*|video\w*|film(?:ing|maker)?)\b/],
  ['writing', /\b(?:writ(?:e|er|ing)|journalist|editor|editing|blog\w*)\b/],
  ['music', /\b(?:music\w*|sing(?:er|ing)?|guitar|piano|violin|choir)\b/],
  ['art', /\b(?:artist|drawing|draw|sculpt\w+)\b/],
  ['crafts', /\b(?:crafts?|sew(?:ing)?|knit(?:ting)?|woodwork\w*)\b/],
  ['sports', /\b(?:sports?|soccer|football|basketball|tennis|fitness|yoga|swim\w*|running)\b/],
  ['law', /\b(?:lawyer|legal|attorney|law)\b/],
  ['accounting', /\b(?:accountant|accounting|bookkeep\w+|finance|tax(?:es)?)\b/],
  ['marketing', /\b(?:marketing|social media|advertis\w+|branding|public relations)\b/],
  ['fundraising', /\b(?:fundrais\w+|raise (?:money|funds))\b/],
  ['organizing', /\b(?:organi[sz]\w+|coordinat\w+|logistics|project manag\w+|event planning)\b/],
  ['hosting', /\b(?:host(?:ing)?|spare room|guests)\b/],
]
