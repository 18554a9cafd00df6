import { expect, test } from 'vitest'
import { describeResource } from './describe-place.ts'

const file = (contentType: string, bytes: number) => ({ link: null, file: { contentType, bytes } })

test.each([
  [file('application/pdf', 1_234_567), 'PDF, 1.2 MB'],
  [file('image/webp', 300_400), 'Picture, 300 kB'],
  [file('image/webp', 12), 'Picture, 1 kB'],
  [{ link: 'https://www.videos.example/watch?v=1', file: null }, 'videos.example'],
])('%j is %s', (place, words) => expect(describeResource(place)).toBe(words))
