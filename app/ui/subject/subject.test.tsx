import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compositionCounts, drawSubject } from './draw-subject.ts'
import {
  compositionsOf,
  LIGHTS,
  listSubjectPictures,
  SUBJECT_FOLDER,
  subjectPath,
  SUBJECTS,
} from './subject.ts'
import { SubjectPicture } from './subject-picture.tsx'
import { paints } from './paint.ts'

const pictures = listSubjectPictures()

test('there is a drawing for each composition and light that can be chosen', () => {
  expect(Object.fromEntries(SUBJECTS.map((one) => [one, compositionsOf(one)]))).toEqual(
    compositionCounts,
  )
  expect(paints).toHaveLength(LIGHTS)
})

test('pictures stay small, and contain no text and no invalid number', () => {
  for (const variant of pictures) {
    const picture = drawSubject(variant)
    expect(picture.length, subjectPath(variant)).toBeLessThan(10_500)
    expect(picture, subjectPath(variant)).not.toMatch(/NaN|undefined|Infinity|<text/)
  }
})

test('all pictures differ, and so do their addresses', () => {
  expect(new Set(pictures.map(drawSubject)).size).toBe(pictures.length)
  expect(new Set(pictures.map(subjectPath)).size).toBe(pictures.length)
})

test('a picture fills its box with more of the scene, and is decorative without a label', () => {
  const of = { variant: pictures[0]!, width: 640, height: 400, className: 'object-cover' }
  const html = renderToStaticMarkup(<SubjectPicture {...of} />)
  expect(html).toContain('alt=""')
  expect(html).toContain('object-fill')
  expect(html).not.toContain('object-cover')
  expect(renderToStaticMarkup(<SubjectPicture {...of} label="Soup" />)).toContain('alt="Soup"')
})

test('the drawings are those of their folder, which browsers keep for ever', () => {
  const hash = createHash('sha256')
  for (const variant of pictures) hash.update(subjectPath(variant) + drawSubject(variant))
  expect([SUBJECT_FOLDER, hash.digest('base64url').slice(0, 10)]).toEqual([
    'assets/subjects-1',
    'KNZ8cKlNA9',
  ])
})
