import { directionOf, pageLanguage, splitByLetters } from '../text/language.ts'
import type { Mail, NewMail, Topic } from './mail.ts'

export type MailText = {
  kind: string
  to: string
  /** Where an answer goes; to the sender unless told otherwise. */
  replyTo?: string
  subject: string
  /** A line before everything else. */
  above?: string
  greeting: string
  paragraphs: string[]
  /** Things to read below the paragraphs; their addresses also stand in the plain text. */
  links?: { label: string; url: string }[]
  /** The one thing to do, as a button; its address also stands in the plain text. */
  action?: { label: string; url: string }
  /** Who writes, and why this person gets it. */
  footer: string
  /** If its reader may refuse it. */
  topic?: Topic
  /** Nothing of it stays once it has left. */
  isBrief?: boolean
}

/** Writes one mail as plain text and as HTML of the same words. Every text is escaped. */
export function composeMail(mail: MailText): NewMail {
  const { kind, to, replyTo, subject, topic, isBrief } = mail
  return {
    kind,
    to,
    ...(replyTo ? { replyTo } : {}),
    ...(isBrief ? { isBrief } : {}),
    subject: fromTheRight(oneLine(subject)),
    ...write(mail, null),
    ...(topic
      ? {
          topic: {
            name: topic.name,
            ...(topic.apart ? { apart: topic.apart } : {}),
            linked: (url) => write(mail, { label: topic.choose, url }),
          },
        }
      : {}),
  }
}

type Way = { label: string; url: string }

function write(mail: MailText, choose: Way | null): Pick<Mail, 'text' | 'html'> {
  const { subject, above, greeting, paragraphs, links = [], action, footer } = mail
  const text = [
    ...(above ? [above] : []),
    greeting,
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}\n${url}`),
    ...(action ? [`${action.label}${/[?!.…]$/.test(action.label) ? '' : ':'}\n${action.url}`] : []),
    `-- \n${footer}`,
    ...(choose ? [`${choose.label}\n${choose.url}`] : []),
  ]
  const html = [
    ...(above ? [`<p style="${SMALL}">${inLanguages(above)}</p>`] : []),
    `<p>${inLanguages(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p${directionIn(paragraph)}>${inLanguages(paragraph)}</p>`),
    ...links.map(
      ({ label, url }) =>
        `<p><a href="${escape(url)}" style="color:#0a3fb5">${escape(label)}</a></p>`,
    ),
    ...(action
      ? [
          `<p style="margin:28px 0"><a href="${escape(action.url)}" style="${BUTTON}">${escape(action.label)}</a></p>`,
        ]
      : []),
    `<hr style="border:0;border-top:1px solid #e5dcc9;margin:32px 0 16px"><p style="${SMALL}">${escape(footer)}</p>`,
    ...(choose
      ? [
          `<p style="${SMALL}"><a href="${escape(choose.url)}" style="color:#5a6478">${escape(choose.label)}</a></p>`,
        ]
      : []),
  ]
  return {
    text: fromTheRight(`${text.join('\n\n')}\n`),
    html: page(oneLine(subject), html.join('\n')),
  }
}

const SMALL = 'color:#5a6478;font-size:13px;line-height:20px'
const BUTTON =
  'display:inline-block;background:#0a3fb5;color:#ffffff;padding:12px 22px;border-radius:10px;text-decoration:none;font-weight:600'

function page(title: string, body: string): string {
  return `<!doctype html><html lang="${pageLanguage()}" dir="${directionOf(pageLanguage())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head><body dir="${directionOf(pageLanguage())}" style="margin:0;background:#f6efe2;padding:24px 12px"><div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:14px;padding:32px;font:16px/26px Heebo,Helvetica,Arial,sans-serif;color:#0f1e3a">${body}</div></body></html>`
}

/** A subject is one header line; a line break in it would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, ' ').trim()
}

/** A mail program takes the direction of a line from its first letter, so a line of Hebrew that begins with a Latin name has a mark before it. */
function fromTheRight(text: string): string {
  if (directionOf(pageLanguage()) !== 'rtl') return text
  return text.replaceAll(
    /^(?=[^\p{L}\u200E\u200F\u2066-\u2069]*\p{Script=Latin}.*[\u0590-\u08FF])/gmu,
    '\u200F',
  )
}

/** A long text of someone who wrote in Latin letters alone begins at the left; a short one stays at the edge of the mail. */
function directionIn(paragraph: string): string {
  if (directionOf(pageLanguage()) !== 'rtl') return ''
  if (!/\p{Script=Latin}/u.test(paragraph) || /[\u0590-\u08FF]/.test(paragraph)) return ''
  return paragraph.length < 80
    ? ' dir="ltr" style="text-align:right"'
    : ' dir="ltr" style="text-align:left"'
}

/** A reference like `G-632C-F225` stays on one line. */
function unbroken(text: string): string {
  return /^(?=.*-)[\w-]{1,16}$/.test(text) ? ' style="white-space:nowrap"' : ''
}

/** Names in other letters than those of the mail have their language, as on pages. */
function inLanguages(paragraph: string): string {
  return splitByLetters(paragraph)
    .map(({ text, language }) =>
      language ? `<bdi lang="${language}"${unbroken(text)}>${escape(text)}</bdi>` : escape(text),
    )
    .join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
