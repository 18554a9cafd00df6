import { announceBehind } from '#test/app/announce-behind.ts'
import type { TestApp } from '#test/app/create-test-app.ts'

export type ContentListener = {
  /** The tags of cached pages that an action announces as changed; an empty tag means all of them. */
  announced(action: () => Promise<unknown>): Promise<string[]>
  stop(): Promise<unknown>
}

/** Listens to what clears the page cache. Notifications arrive in order, so a marker shows when all were heard. */
export async function listenForContent(app: TestApp): Promise<ContentListener> {
  const heard: string[] = []
  let markHeard = () => {}
  const open = Promise.withResolvers<void>()
  const listener = app.database.listen({
    channels: {
      content: (tags) => heard.push(...tags.split(' ')),
      features: () => markHeard(),
    },
    lost() {},
    back: open.resolve,
  })
  await open.promise

  async function mark() {
    const { promise, resolve } = Promise.withResolvers<void>()
    markHeard = resolve
    await announceBehind(app, 'features')
    await promise
  }

  return {
    async announced(action) {
      await mark()
      heard.length = 0
      await action()
      await mark()
      return [...new Set(heard)]
    },
    stop: () => listener.close(),
  }
}
