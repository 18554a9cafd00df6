/** Stores bytes under our keys. It does not check access: the caller reads the row first. */
export type Storage = {
  /**
   * Stores the bytes under the key, completely or not at all, and returns once they would survive a power failure.
   *
   * @throws AppError unavailable if there is no space or the disk fails.
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes under the key, as a stream that may be left unread; null if there are none. */
  open(key: string): Promise<StoredObject | null>
  /** Deletes the key; a missing key is no error. */
  delete(key: string): Promise<void>
}

export type StoredObject = { bytes: number; stream: ReadableStream<Uint8Array> }
