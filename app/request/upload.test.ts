import { expect, test } from 'vitest'
import { readUploadForm } from './upload.ts'

function posting(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://here.example/', { method: 'POST', body, headers })
}

test('fields are texts, chosen files are files, and the last value of a repeated field wins', async () => {
  const form = new FormData()
  form.append('title', 'First')
  form.append('title', 'Olive grove')
  form.append('picture', new File(['abc'], 'a.jpg', { type: 'image/jpeg' }))
  form.append('empty', new File([], 'empty.pdf'))
  const { values, files } = await readUploadForm(posting(form))
  expect(values).toEqual({ title: 'Olive grove' })
  expect(Object.keys(files)).toEqual(['picture', 'empty'])
  expect([files['picture']?.name, await files['picture']?.text()]).toEqual(['a.jpg', 'abc'])
})

test('an empty file input is omitted', async () => {
  const part = 'Content-Disposition: form-data; name='
  const body = `--x\r\n${part}"title"\r\n\r\nHi\r\n--x\r\n${part}"picture"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`
  const form = await readUploadForm(
    posting(body, { 'content-type': 'multipart/form-data; boundary=x' }),
  )
  expect(form).toEqual({ values: { title: 'Hi' }, files: {} })
})

test('a form without files may be URL-encoded', async () => {
  const form = await readUploadForm(posting(new URLSearchParams({ title: 'ידיים' })))
  expect(form).toEqual({ values: { title: 'ידיים' }, files: {} })
})

test.each([
  ['no form', '{}', 'application/json', 415],
  [
    'cut short',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhal',
    'multipart/form-data; boundary=x',
    400,
  ],
  ['without a boundary', '--x--', 'multipart/form-data', 400],
])('a body that is %s is refused', async (_, body, type, status) => {
  await expect(readUploadForm(posting(body, { 'content-type': type }))).rejects.toMatchObject({
    init: { status },
  })
})

test('a field named like an object’s built-in property is an ordinary field', async () => {
  const form = new FormData()
  form.append('__proto__', new File(['x'], 'x'))
  const { files } = await readUploadForm(posting(form))
  expect(Object.keys(files)).toEqual(['__proto__'])
  expect(Object.getPrototypeOf(files)).toBe(Object.prototype)
})
