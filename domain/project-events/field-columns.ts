import {
  fields,
  type AllLoose,
  type AllShown,
  type Field,
  type Shown,
  type Surface,
} from './fields.ts'

/** What the fields of `fields.ts` store, by column of `app.project_events`. */
type Fields = typeof fields
export type FieldName = keyof Fields
type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type AllValues = Both<ReturnType<Fields[FieldName]['parse']>>

/** The values of a complete draft, by column name. */
export type Content = { [C in keyof AllValues]: AllValues[C] }
export type Column = keyof Content
/** The same for an incomplete draft. */
export type LooseContent = AllLoose<Content>
/** The same for pages. */
export type ShownContent = AllShown<Content>
/** A row's columns; from a left join, each may be null. */
export type FieldsRow = { [C in Column]: LooseContent[C] | null }

type ShownOn<On extends Surface> = {
  [F in FieldName]: {
    [C in keyof Fields[F]['columns']]: On extends Extract<
      Fields[F]['columns'][C],
      readonly unknown[]
    >[number]
      ? C
      : never
  }[keyof Fields[F]['columns']]
}[FieldName]
export type ColumnOn<On extends Surface> = Extract<ShownOn<On>, Column>

/** Every field, with its columns as names. */
export const ALL_FIELDS = Object.values(fields) as Field<
  object,
  Record<string, readonly Surface[]>
>[]
const surfaces = ALL_FIELDS.flatMap(({ columns }) => Object.entries(columns))

/** Returns the names of the columns shown on a surface. */
export function columnsOn<On extends Surface>(surface: On): ColumnOn<On>[] {
  return surfaces.flatMap(([column, on]) => (on.includes(surface) ? [column as ColumnOn<On>] : []))
}

/** Picks columns of a row for a page, with timestamps as ISO strings. */
export function showColumns<C extends string, Row extends Record<C, unknown>>(
  row: Row,
  columns: readonly C[],
): { [K in C]: Shown<Row[K]> } {
  const shown: Partial<Record<C, unknown>> = {}
  for (const column of columns) {
    const value = row[column]
    shown[column] = value instanceof Date ? value.toISOString() : value
  }
  return shown as { [K in C]: Shown<Row[K]> }
}

/** The values that erasing sets; the title and the description are replaced, in one language. */
export const ERASED: {
  [
    C in Exclude<
      Column,
      | 'supportTypes'
      | 'timeZone'
      | 'chooseDates'
      | 'welcomesAll'
      | 'language'
      | 'translations'
      | 'questions'
    >
  ]?: null
} = Object.fromEntries(
  ALL_FIELDS.flatMap(({ erased = [] }) => erased.map((column) => [column, null])),
)

export const COLUMNS = surfaces.map(([column]) => column) as Column[]
