import { expect, test } from 'vitest'
import { OUR_PAGES, pageAddress } from './our-pages.ts'

function shown(address: string): string | null {
  const url = new URL(address, 'https://ours.example')
  return pageAddress(url, OUR_PAGES[url.pathname]!)
}

test.each([
  ['/partners', '/partners'],
  ['/partners?page=2&ref=evil#x', '/partners'],
  ['/projects-events?type=event&q=olive+trees', '/projects-events?type=event&q=olive+trees'],
  [
    '/projects-events?category=Arts+%26+Culture&category=volunteer&region=north-america&time=upcoming',
    '/projects-events?category=Arts+%26+Culture&category=volunteer&region=north-america&time=upcoming',
  ],
  ['/projects-events?q=pay+at+evil.com', '/projects-events'],
  ['/projects-events?q=call+0541234567', '/projects-events'],
  ['/projects-events?type=javascript:x&page=9', '/projects-events'],
  ['/projects-events?constructor=x&__proto__=y&toString=z', '/projects-events'],
  ['/about#faq', '/about#faq'],
  ['/about#:~:text=evil', '/about'],
  ['/map?view=list&item=1', '/map?view=list'],
  ['/calendar?month=2026-12&date=2026-12-05', '/calendar?month=2026-12&date=2026-12-05'],
  ['/contact?topic=press&about=Pay+me', '/contact'],
  ['/ai?prompt=x', '/ai'],
  ['/auth?view=sign-up', '/auth?view=sign-up'],
  ['/auth?view=sign-up&redirect=%2Faccount%2Fdelete', null],
  ['/auth?token=abc', null],
  ['/auth/reset-password?token=abc', null],
  ['/account/delete?token=abc', null],
])('%s is shown as %s', (address, expected) => expect(shown(address)).toBe(expected))
