/** A PNG of one blue pixel. */
export function drawnPicture(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADAgH/5ncX3wAAAABJRU5ErkJggg==',
    'base64',
  )
}
