/** How many bytes of request bodies this process holds at once. */
export type BodyRoom = {
  /**
   * Reserves bytes on behalf of all these requesters; `free` gives back all that was reserved with it.
   *
   * False when the process, or one of the requesters, would hold too much.
   */
  hold(requesters: readonly string[]): { reserve(bytes: number): boolean; free(): void }
  /** Whether these requesters would get as many bytes now. */
  hasRoom(requesters: readonly string[], bytes: number): boolean
}

/** Opens room for `most` bytes in all, of which one requester gets at most `mostOfOne`. */
export function openBodyRoom({ most, mostOfOne }: { most: number; mostOfOne: number }): BodyRoom {
  let total = 0
  const held = new Map<string, number>()
  const add = (requester: string, bytes: number) => {
    const now = (held.get(requester) ?? 0) + bytes
    if (now > 0) held.set(requester, now)
    else held.delete(requester)
  }
  const hasRoom = (requesters: readonly string[], bytes: number) =>
    total + bytes <= most && requesters.every((one) => (held.get(one) ?? 0) + bytes <= mostOfOne)
  return {
    hasRoom,
    hold(requesters) {
      let own = 0
      return {
        reserve(bytes) {
          if (!hasRoom(requesters, bytes)) return false
          total += bytes
          own += bytes
          for (const one of requesters) add(one, bytes)
          return true
        },
        free() {
          total -= own
          for (const one of requesters) add(one, -own)
          own = 0
        },
      }
    },
  }
}
