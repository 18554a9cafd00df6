import { sql } from 'kysely'
import { pageLanguage } from '../text/language.ts'
import type { TextInEach } from '../text/translations.ts'

/*
 * Texts of tables with the columns `language` and `translations`. The language is asked for when a query is built, so lists of
 * columns can be constants. `table` is its name or alias in the query.
 */

/** A text in the language of the page, else as it was written, under the name of its column. */
export function textShown<Text extends string>(table: string, text: Text) {
  return () => inPage(table, text).as(text)
}

/** The beginning of a text in the language of the page. */
export function beginningShown<Name extends string>(
  table: string,
  text: string,
  length: number,
  name: Name,
) {
  return () => sql<string | null>`left(${inPage(table, text)}, ${length})`.as(name)
}

/** A list in the language of the page, else as it was written; in a translation it is a text, an entry per line. */
export function listShown<List extends string>(table: string, list: List) {
  return () =>
    sql<
      string[]
    >`coalesce(string_to_array(${translations(table)} -> ${pageLanguage()}::text ->> ${list}::text, E'\\n'),
      ${sql.ref(`${table}.${list}`)})`.as(list)
}

/** The language in which the texts are shown. */
export function languageShown(table: string) {
  return () => languageInPage(table).as('language')
}

/** The same as an expression. */
export function languageInPage(table: string) {
  return sql<string>`case when ${translations(table)} ? ${pageLanguage()}::text then ${pageLanguage()}::text
    else ${sql.ref(`${table}.language`)} end`
}

/** A name in the language of the page, else as it is registered, from a column with the name in each of its languages. */
export function nameShown<Name extends string>(names: string, registered: string, as: Name) {
  return () =>
    sql<
      string | null
    >`coalesce(${sql.ref(names)} ->> ${pageLanguage()}::text, ${sql.ref(registered)})`.as(as)
}

/** A text in each of its languages, for a mail, whose reader's language is known later; read it with `inPageLanguage`. */
export function textInEach<Name extends string>(table: string, text: string, name: Name) {
  return sql<TextInEach>`jsonb_strip_nulls(jsonb_build_object(coalesce(${sql.ref(`${table}.language`)}, 'en'), ${sql.ref(`${table}.${text}`)}))
    || coalesce((select jsonb_object_agg(t.key, t.value ->> ${text}::text)
      from jsonb_each(${translations(table)}) as t), '{}')`.as(name)
}

/** The words in other languages than the row's own, to search in; JSON writes the ends of lines as `\n`. */
export function translatedWords(table: string) {
  return sql<string>`replace(${translations(table)}::text, '\\n', ' ')`
}

/** A text in the language of the page, for an expression. */
export function inPage(table: string, text: string) {
  return sql<string | null>`coalesce(
    ${translations(table)} -> ${pageLanguage()}::text ->> ${text}::text, ${sql.ref(`${table}.${text}`)})`
}

function translations(table: string) {
  return sql.ref(`${table}.translations`)
}
