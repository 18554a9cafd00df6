/** How many bytes of request bodies this process holds at once. */
export type BodyRoom = {
  /**
   * Reserves bytes on behalf of all these requesters; `free` gives back all that was reserved with it.
   *
   * False when the process, or one of the requesters, would hold too much.
   */
  hold(requesters: readonly string[]): { reserve(bytes: number): boolean; free(): void }
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
  return {
    hold(requesters) {
      let own = 0
      return {
        reserve(bytes) {
          if (total + bytes > most) return false
          if (requesters.some((one) => (held.get(one) ?? 0) + bytes > mostOfOne)) return false
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
