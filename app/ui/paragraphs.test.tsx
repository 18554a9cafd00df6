import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Paragraphs } from './paragraphs.tsx'

function rendered(text: string): string {
  return renderToStaticMarkup(<Paragraphs text={text} />)
}

test('blank lines separate paragraphs, single line breaks are kept', () => {
  const html = rendered('One\ntwo\n \n\nThree\r\n\r\nFour')
  expect(html.match(/<p /g)).toHaveLength(3)
  expect(html).toContain('>One\ntwo</p>')
})

test('web addresses become links, without a period after them', () => {
  const html = rendered('See https://example.org/a?b=1&c=2. Or (http://example.org).')
  expect(html).toContain('href="https://example.org/a?b=1&amp;c=2"')
  expect(html).toContain('href="http://example.org"')
  expect(html).toContain('rel="nofollow ugc noopener noreferrer"')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'https://'])(
  '%s does not become a link',
  (text) => {
    expect(rendered(text)).not.toContain('<a ')
  },
)

test('markup is shown as text', () => {
  const html = rendered('<img src=x onerror=alert(1)> https://example.org/"><script>x</script>')
  expect(html).not.toMatch(/<(img|script)/)
  expect(html).toContain('href="https://example.org/"')
})
