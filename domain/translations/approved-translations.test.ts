import { expect, test } from 'vitest'
import { bioColumns } from '#domain/ambassadors/ambassador-form.ts'
import { campaignColumns, campaignForm } from '#domain/ambassadors/campaign-form.ts'
import { ownPageForm } from '#domain/ambassadors/own-page-form.ts'
import { resourceForm, resourceToRow } from '#domain/ambassadors/resource-form.ts'
import { parsePartnerProfile } from '#domain/partners/read-profile.ts'
import { contentSchema } from '#domain/project-events/content.ts'
import { pictureProblems } from '#domain/project-events/pictures.ts'
import { productColumns, productForm } from '#domain/store/product-form.ts'
import { newsColumns, newsForm } from '#domain/content/news-form.ts'
import { tourForm, tourToRow } from '#domain/content/tour-form.ts'
import { inputsOf } from './translated.ts'

type Typed = Record<string, string>

const FILE = '01890000-0000-7000-8000-000000000001'

/** The fields that a form refuses with these texts, each in both languages. */
const forms: Record<string, { texts: string[]; read: (typed: Typed) => unknown }> = {
  news: {
    texts: ['title', 'summary'],
    read: (typed) => newsColumns(newsForm.parse(typed)),
  },
  tour: {
    texts: ['title', 'summary', 'description', 'stops'],
    read: (typed) =>
      tourToRow(tourForm.parse({ ...typed, scene: 'galilee', days: '3', price: '100' })),
  },
  resource: {
    texts: ['title', 'description'],
    read: (typed) => resourceToRow(resourceForm.parse({ ...typed, kind: 'training' })),
  },
  campaign: {
    texts: ['title', 'description'],
    read: (typed) =>
      campaignColumns(campaignForm({}).parse({ ...typed, goalKind: 'raised', goal: '100' })),
  },
  page: {
    texts: ['bio'],
    read: (typed) => bioColumns(ownPageForm.parse({ ...person, ...typed })),
  },
  product: {
    texts: ['name', 'description'],
    read: (typed) =>
      productColumns(
        productForm.parse({ ...typed, price: '10', sizes: [{ size: 'M', stock: '1' }] }),
      ),
  },
  organization: {
    texts: ['mission', 'description'],
    read(typed) {
      const { problems } = parsePartnerProfile(typed, 2026)
      const { approved_he } = problems
      if (approved_he) throw Object.assign(new Error(), { fields: { approved_he } })
    },
  },
  'project or event': {
    texts: ['title', 'description'],
    read(typed) {
      const { error } = contentSchema.safeParse({ type: 'project', ...typed })
      const issue = error?.issues.find(({ path }) => path[0] === 'approved_he')
      if (issue) throw Object.assign(new Error(), { fields: { approved_he: issue.message } })
    },
  },
}

const person = {
  fullName: 'Ruth Amsel',
  contactEmail: 'ruth@where.example',
  mobileNumber: '+1 212 555 0142',
  ambassadorType: 'community',
}

test.each(Object.keys(forms))('%s: a suggested translation must be approved', (name) => {
  const { texts, read } = forms[name]!
  const typed: Typed = { language: 'en' }
  for (const text of texts) {
    typed[text] = 'Written by people'
    typed[`${text}_he`] = 'מוצע בידי מודל'
  }
  const fields = { approved_he: expect.stringContaining('approve it') }
  expect(() => read({ ...typed, approved_he: 'no' })).toThrow(expect.objectContaining({ fields }))
  read({ ...typed, approved_he: 'yes' })
  read(typed)
  // What was emptied again needs nobody.
  for (const text of texts) typed[`${text}_he`] = ''
  read({ ...typed, approved_he: 'no' })
})

test.each([
  ['a size', { sizes: [{ size: 'Large', size_he: 'גדול', stock: '1' }] }],
  [
    'a picture’s text',
    { sizes: [{ stock: '1' }], images: [{ fileId: FILE, alt: 'A cup', alt_he: 'ספל' }] },
  ],
])('%s of a product that was suggested must be approved', (_, rows) => {
  const read = (approved_he: string) =>
    productColumns(
      productForm.parse({ name: 'A cup', language: 'en', price: '10', ...rows, approved_he }),
    )
  const fields = { approved_he: expect.stringContaining('approve it') }
  expect(() => read('no')).toThrow(expect.objectContaining({ fields }))
  read('yes')
})

test('a caption that was suggested must be approved before it is submitted; one in the first language is no suggestion', () => {
  const pictures = [{ fileId: FILE, caption: 'A cup', caption_he: 'ספל', alt: '' }]
  const draft = { approved_he: 'no' }
  expect(pictureProblems(pictures, { draft, language: 'en' })).toEqual({
    approved_he: expect.stringContaining('approve it'),
  })
  expect(pictureProblems(pictures, { draft, language: 'he' })).toEqual({})
  expect(pictureProblems(pictures, { draft: {}, language: 'en' })).toEqual({})
})

test('texts of rows stand for those of each row', () => {
  const inputs = ['name', 'sizes.0.size', 'sizes.0.size_he', 'sizes.11.size', 'sizes.0.stock']
  expect(inputsOf(['name', 'sizes.*.size', 'images.*.alt'], inputs)).toEqual([
    'name',
    'sizes.0.size',
    'sizes.11.size',
  ])
})
