import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  ['<p>One</p><p>Two<br>three &amp; four</p>', 'One\n\nTwo\nthree & four'],
  [
    '<html><head><style>p { color: red }</style></head><body>Hi &#1513;&#x5DC;</body></html>',
    'Hi של',
  ],
  ['Yes<blockquote>When?</blockquote>No', 'YesNo'],
  ['<div dir="ltr">Yes</div><br><div class="gmail_quote">On Monday</div>', 'Yes'],
  ['a <b>bold\n   word</b> &copy; &nbsp;', 'a bold word &copy;'],
  ['unclosed <style> p {}', 'unclosed'],
  ['<!-- no --> yes <', 'yes'],
])('%s', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('takes no longer for what is malformed', () => {
  const before = performance.now()
  htmlToText('<style'.repeat(200_000))
  htmlToText('<style>'.repeat(200_000))
  htmlToText(`<p${'<'.repeat(500_000)}`)
  expect(performance.now() - before).toBeLessThan(2_000)
})
