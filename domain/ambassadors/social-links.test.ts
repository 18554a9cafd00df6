import { expect, test } from 'vitest'
import { toAmbassadorSocialLinks, NETWORKS, readSocialLink } from './social-links.ts'

test.each([
  ['website', 'our-shul.example/about', 'https://our-shul.example/about'],
  ['website', 'http://our-shul.example', 'http://our-shul.example/'],
  ['facebook', 'facebook.com/our-shul', 'https://facebook.com/our-shul'],
  ['facebook', 'https://m.facebook.com/our-shul?id=1', 'https://m.facebook.com/our-shul?id=1'],
  ['instagram', ' https://www.instagram.com/shul ', 'https://www.instagram.com/shul'],
  ['twitter', 'x.com/shul', 'https://x.com/shul'],
  ['twitter', 'https://twitter.com/shul', 'https://twitter.com/shul'],
  ['linkedin', 'https://il.linkedin.com/in/noa', 'https://il.linkedin.com/in/noa'],
] as const)('%s: %s is %s', (network, typed, address) =>
  expect(readSocialLink(network, typed)).toBe(address),
)

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://facebook.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://facebook.com/1',
  'file:///etc/passwd',
  'ftp://facebook.com/x',
  'mailto:noa@facebook.com',
  '//facebook.com/x',
  String.raw`\\facebook.com\x`,
  String.raw`/\facebook.com`,
  '/dashboard',
  'https://user:secret@facebook.com/x',
  'https://user@facebook.com/x',
  'https://127.0.0.1/x',
  'https://localhost/x',
  'noa',
]
test.each(NETWORKS.flatMap((network) => hostile.map((text) => [network, text] as const)))(
  '%s: %j is refused',
  (network, text) => expect(readSocialLink(network, text)).toBeNull(),
)

test.each([
  ['facebook', 'https://facebook.com.evil.example/x'],
  ['facebook', 'https://notfacebook.com/x'],
  ['instagram', 'https://evil.example/instagram.com'],
  ['twitter', 'https://evilx.com/noa'],
  ['linkedin', 'https://facebook.com/noa'],
] as const)('%s: %s is on another site', (network, text) =>
  expect(readSocialLink(network, text)).toBeNull(),
)

test('only http(s) URLs of a row are shown, whoever stored them', () => {
  expect(
    toAmbassadorSocialLinks({
      website: 'javascript:alert(1)',
      facebook: 'https://facebook.com/x',
      instagram: 7,
      twitter: 'data:text/html,x',
      myspace: 'https://myspace.com/x',
    }),
  ).toEqual({ facebook: 'https://facebook.com/x' })
  for (const nothing of [null, 'x', 7, [], {}]) expect(toAmbassadorSocialLinks(nothing)).toEqual({})
})
