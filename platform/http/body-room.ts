/** Limits the bytes of request bodies that this process holds at once. */
export type BodyRoom = {
  /**
   * Reserves bytes for all these requesters. Without room, the oldest droppable bodies of the same requester, or of the
   * requester that holds the most, make room. A body is droppable while it has `giveUp`, which ends it.
   */
  hold(requesters: readonly string[], giveUp?: () => void): HeldRoom
  /** Whether these requesters could reserve as many bytes now without dropping a body. */
  hasRoom(requesters: readonly string[], bytes: number): boolean
}

export type HeldRoom = {
  /** False if the process or one of the requesters would exceed its limit. */
  reserve(bytes: number): boolean
  /** From now on the body is not droppable. */
  keep(): void
  /** Releases everything reserved. */
  free(): void
}

type Holder = { requesters: readonly string[]; giveUp: (() => void) | undefined; free(): void }

/** Creates room for `most` bytes in total, and `mostOfOne` for one requester. */
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

  /** Ends the oldest droppable body that is in the way; false if there is none. */
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
