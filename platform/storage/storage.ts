/** Where bytes lie, by a key of ours. Knows nothing of who may read them: whoever opens asks the row first. */
export type Storage = {
  /**
   * Keeps the bytes under the key, whole or not at all, and returns once they would survive a power cut.
   *
   * @throws AppError unavailable when there is no room or the disk refuses.
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes kept under the key, as a stream that may also be left unread; null when there are none. */
  open(key: string): Promise<StoredObject | null>
  /** Forgets the key; that it was not there is no fault. */
  delete(key: string): Promise<void>
}

export type StoredObject = { bytes: number; stream: ReadableStream<Uint8Array> }
