/** How many bytes of request bodies this process holds at once. */
export type BodyRoom = {
  /**
   * Reserves bytes on behalf of all these requesters. Where there is no room, the oldest bodies that can be given up make it:
   * those of the same requester, or of whoever holds most. One can be given up while it has `giveUp`, which ends it.
   */
  hold(requesters: readonly string[], giveUp?: () => void): HeldRoom
  /** Whether these requesters would get as many bytes now, without anything being given up. */
  hasRoom(requesters: readonly string[], bytes: number): boolean
}

export type HeldRoom = {
  /** False when the process, or one of the requesters, would hold too much. */
  reserve(bytes: number): boolean
  /** From now on it is not given up for others. */
  keep(): void
  /** Gives back all that was reserved. */
  free(): void
}

type Holder = { requesters: readonly string[]; giveUp: (() => void) | undefined; free(): void }

/** Opens room for `most` bytes in all, of which one requester gets at most `mostOfOne`. */
export function openBodyRoom({ most, mostOfOne }: { most: number; mostOfOne: number }): BodyRoom {
  let total = 0
  const held = new Map<string, number>()
  const holders = new Set<Holder>()
  const add = (requester: string, bytes: number) => {
    const now = (held.get(requester) ?? 0) + bytes
    if (now > 0) held.set(requester, now)
    else held.delete(requester)
  }
  const isOverShare = (requester: string, bytes: number) =>
    (held.get(requester) ?? 0) + bytes > mostOfOne
  const hasRoom = (requesters: readonly string[], bytes: number) =>
    total + bytes <= most && !requesters.some((one) => isOverShare(one, bytes))
  const greediest = () =>
    [...held].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0])[0]

  /** Ends the oldest body that stands in the way; false when none can be given up. */
  function makeRoom(requesters: readonly string[], bytes: number, own: Holder): boolean {
    const whose = requesters.find((one) => isOverShare(one, bytes)) ?? greediest()
    for (const holder of holders) {
      if (holder === own || !holder.giveUp || !holder.requesters.includes(whose)) continue
      const { giveUp } = holder
      holder.free()
      giveUp()
      return true
    }
    return false
  }

  return {
    hasRoom,
    hold(requesters, giveUp) {
      let bytesHeld = 0
      const own: Holder = {
        requesters,
        giveUp,
        free() {
          total -= bytesHeld
          for (const one of requesters) add(one, -bytesHeld)
          bytesHeld = 0
          holders.delete(own)
        },
      }
      holders.add(own)
      return {
        reserve(bytes) {
          while (!hasRoom(requesters, bytes)) if (!makeRoom(requesters, bytes, own)) return false
          total += bytes
          bytesHeld += bytes
          for (const one of requesters) add(one, bytes)
          return true
        },
        keep: () => void (own.giveUp = undefined),
        free: own.free,
      }
    },
  }
}
