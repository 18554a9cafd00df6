import { m } from '#messages'
import { speak } from '#platform/speak.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'

/** Lines with which mail programs begin what they quote. They may be broken into three. */
const ATTRIBUTIONS = [
  /^On .+ wrote:$/,
  /^בתאריך .+:$/,
  /^ב.+(כתב|כתבה|כתבו|מאת).*:$/,
  /^-{3,} ?(Original Message|Forwarded message|הודעה מקורית|הודעה שהועברה) ?-{3,}$/i,
  /^(From|מאת): .+ (Sent|Date|נשלח|תאריך): .+$/,
  /^_{10,}$/,
]
const LINES_OF_ATTRIBUTION = 3
/** Lines that emails began with in the past, which people may still answer. */
const FORMER_MARKS = ['— כתבו את התשובה מעל השורה הזו —']
/** Marks of direction, which mail programs put around quoted names. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** The words of a reply without what it quotes and without a signature that is set off as mail programs do. */
export function readReply(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const marks = [
    ...ALL_LANGUAGES.map((language) => speak(language, () => m.threads_mail_above())),
    ...FORMER_MARKS,
  ]
  const end = lines.findIndex(
    (line, index) =>
      line === '-- ' ||
      marks.some((mark) => line.includes(mark)) ||
      isAttribution(lines.slice(index, index + LINES_OF_ATTRIBUTION)),
  )
  return lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .trim()
}

function isAttribution(lines: readonly string[]): boolean {
  const plain = lines.map((line) => line.replaceAll(DIRECTION_MARKS, '').trim())
  if (!plain[0]) return false
  return plain.some((_, index) => {
    const joined = plain.slice(0, index + 1).join(' ')
    return joined.length < 400 && ATTRIBUTIONS.some((one) => one.test(joined))
  })
}
