import { expect, test } from 'vitest'
import type { ImageProcessor } from '#platform/pictures/create-image-processor.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { prepareFile } from './prepare-file.ts'

/** As the platform throws it in production, where the built application has its own class of that name. */
class PictureFault extends Error {
  override name = 'PictureFault'
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

function processorOf(all: () => Promise<never>): ImageProcessor {
  return { forWeb: all, withoutMetadata: all, asJpeg: all, compose: all }
}

test.each([
  ['unreadable', 'This picture could not be read.'],
  ['too large', 'This picture has too many pixels. Please choose a smaller one.'],
])('a picture that is %s', async (reason, message) => {
  const refuse = () => Promise.reject(new PictureFault(reason))
  const pictures = processorOf(refuse)
  const bytes = new Uint8Array(await (await pictureFile({ width: 20, height: 20 })).arrayBuffer())
  for (const kind of ['avatars', 'partner-documents'] as const) {
    await expect(prepareFile(pictures, kind, bytes)).rejects.toMatchObject({
      code: 'bad_input',
      message,
    })
  }
})

test('any other error is not blamed on the user', async () => {
  const refuse = () => Promise.reject(new Error('broken'))
  const bytes = new Uint8Array(await (await pictureFile({ width: 20, height: 20 })).arrayBuffer())
  await expect(prepareFile(processorOf(refuse), 'avatars', bytes)).rejects.toThrow('broken')
})
