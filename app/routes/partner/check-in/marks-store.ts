import { UNSENT, unsentOf } from '#app/shell/unsent-marks.ts'

/** Something marked on a check-in list, until the server has it. The id is made here, so that sending it twice counts once. */
export type Mark = {
  id: string
  intent: 'here' | 'undo' | 'walk-in'
  name: string
  supportId?: string
  people?: string
  asksMembers?: string
  /** Who of a group is here, by `memberField`. */
  [member: `member-${string}`]: string
  email?: string
  way?: string
}

const NONE: readonly Mark[] = []
const listeners = new Set<() => void>()
/** The marks of each list as last parsed: React needs the same array for the same content. */
const parsed = new Map<string, { text: string; marks: readonly Mark[] }>()

/** A list, and the account that marks on it (`ShownViewer.mark`). */
type List = { account: string | undefined; itemId: string; dateId: string | null }

/** The name under which a browser keeps the marks of an account on a list: no other account on the same phone sees or sends them. */
export function keyOf({ account, itemId, dateId }: List): string {
  return `${unsentOf(account)}${itemId} ${dateId ?? ''}`
}

/** The list of such a name. */
export function listOf(key: string): List & { account: string } {
  const [account = '', itemId = '', dateId] = key.slice(UNSENT.length).split(' ')
  return { account, itemId, dateId: dateId || null }
}

/** Gives marks on a list that an older version kept, which name no account, to the one that has the list open: it may check in there. */
export function adoptOlder(key: string): void {
  const { itemId, dateId } = listOf(key)
  const older = `${UNSENT}${itemId} ${dateId ?? ''}`
  const marks = readMarks(older)
  if (marks.length === 0) return
  write(key, [...marks, ...readMarks(key)])
  write(older, [])
}

/** The marks of a list that wait to be sent, in their order; none where the browser keeps nothing. */
export function readMarks(key: string): readonly Mark[] {
  const text = storage()?.getItem(key) ?? ''
  const known = parsed.get(key)
  if (known?.text === text) return known.marks
  const marks = parse(text)
  parsed.set(key, { text, marks })
  return marks
}

/** Adds a mark at the end. */
export function keepMark(key: string, mark: Mark): void {
  write(key, [...readMarks(key), mark])
}

/** Removes a mark that the server has answered. */
export function dropMark(key: string, id: string): void {
  write(
    key,
    readMarks(key).filter((mark) => mark.id !== id),
  )
}

/** Calls back after each change, also by another tab. Returns the function that ends it. */
export function listenToMarks(changed: () => void): () => void {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

function write(key: string, marks: readonly Mark[]): void {
  const text = marks.length > 0 ? JSON.stringify(marks) : ''
  try {
    if (text) storage()?.setItem(key, text)
    else storage()?.removeItem(key)
  } catch {
    // Full or forbidden: it is kept as long as the page is open.
  }
  parsed.set(key, { text: storage()?.getItem(key) ?? '', marks })
  for (const changed of listeners) changed()
}

function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

function parse(text: string): readonly Mark[] {
  if (text === '') return NONE
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read.filter(isMark) : NONE
  } catch {
    return NONE
  }
}

function isMark(value: unknown): value is Mark {
  return typeof value === 'object' && value !== null && 'id' in value && 'intent' in value
}
