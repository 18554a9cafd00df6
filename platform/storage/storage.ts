/**
 * Stores bytes under our keys, in a folder or in S3-compatible storage. It does not check access: the caller reads the row
 * first. Every function throws AppError unavailable if the storage fails or does not answer.
 */
export type Storage = {
  /** Where the files are, in words for an operator; contains no secret. */
  readonly place: string
  /**
   * Stores the content under the key, completely or not at all, and returns once it would survive a power failure. Replaces
   * what was there.
   *
   * @throws ContentError if a stream has another length or hash than declared; then nothing is stored.
   */
  put(key: string, content: Uint8Array | StoredContent): Promise<void>
  /**
   * The bytes under the key, or a range of them, as a stream that the caller reads or cancels; null if there are none. The
   * stream fails before its last bytes if they are not what was stored.
   */
  open(key: string, range?: ByteRange): Promise<StoredObject | null>
  /** Length and recorded hash of the bytes under the key, without reading them; null if there are none. */
  find(key: string): Promise<{ bytes: number; sha256: string | null } | null>
  /** Deletes the key; a missing key is no error. */
  delete(key: string): Promise<void>
  /** All keys with their length, read in pages. What appears or disappears meanwhile may be listed or not. */
  list(): AsyncIterable<{ key: string; bytes: number }>
  /** Moves these keys out of the storage, to a place next to it, which is returned. */
  setAside(keys: string[], now: Date): Promise<string>
}

/** `bytes`: the length of the stream. */
export type StoredObject = { bytes: number; stream: ReadableStream<Uint8Array> }

/** Both ends included; the caller knows that the object is long enough. */
export type ByteRange = { first: number; last: number }

/** Length and hashes, in hexadecimal, of some bytes. */
export type Digest = { bytes: number; sha256: string; md5: string }

/** Bytes to be stored that are not all in memory. */
export type StoredContent = Digest & { stream: ReadableStream<Uint8Array> }

/** Keys are ours, never user input; an invalid one reaches neither disk nor network. */
const KEY = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/

/** Whether a name is one of our keys. */
export function isKey(name: string): boolean {
  return KEY.test(name)
}

/** @throws TypeError for what is no key. */
export function requireKey(key: string): void {
  if (!isKey(key)) throw new TypeError('not a key of the storage')
}

/** A time as part of a name: ISO 8601 without colons and dots. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-')
}
