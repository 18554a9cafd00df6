import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { jsonLd } from './page-meta.ts'

test('text in JSON-LD cannot end its script element and is kept unchanged', () => {
  const name = '</script><script>alert(1)</script> & <!-- "Oaks"'
  const Page = createRoutesStub([{ path: '/', Component: Meta, meta: () => [jsonLd({ name })] }])
  const markup = renderToStaticMarkup(<Page />)
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup) ?? []
  expect(markup.match(/<\/?script/g)).toHaveLength(2)
  expect(JSON.parse(text ?? '')).toMatchObject({ name })
})
