import type { Page } from '@playwright/test'
import { parseCalendar } from '../app/calendar-text.ts'
import { expect, test } from './product.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with JavaScript' : 'over plain HTTP'

  test.describe(how, { tag: javaScriptEnabled ? [] : '@rare' }, () => {
    test.use({ javaScriptEnabled })

    test(`months, days and past events, ${how}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Calendar' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar')
      await expect(page.getByLabel('Month').locator('option')).toHaveCount(36)
      const later = await days(page).count()

      await page.getByLabel('Show Previous Events').check()
      await send(page, javaScriptEnabled)
      await expect(page).toHaveURL(/previous=1/)
      await expect.poll(() => days(page).count()).toBeGreaterThanOrEqual(later)

      const year = new Date().getUTCFullYear()
      await page.getByLabel('Month').selectOption(`${year + 1}-02`)
      await send(page, javaScriptEnabled)
      await expect(page).toHaveURL(new RegExp(`month=${year + 1}-02`))
      const february = new Date(Date.UTC(year + 1, 2, 0)).getUTCDate()
      await expect(days(page)).toHaveCount(february)
      await expect(page.getByLabel('Show Previous Events')).toBeChecked()
      await page.getByRole('link', { name: `Back to January ${year + 1}` }).click()
      await expect(page.getByLabel('Month')).toHaveValue(`${year + 1}-01`)
      await page.getByRole('link', { name: `Forward to February ${year + 1}` }).click()
      await expect(page.getByLabel('Month')).toHaveValue(`${year + 1}-02`)

      await page.goto(`/calendar?month=${year - 1}-01`)
      await expect(page.getByRole('heading', { name: 'These days have passed' })).toBeVisible()
      await expect(days(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: /^Back to/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'Show previous events' }).click()
      await expect(page).toHaveURL(/previous=1/)
      await expect(days(page)).toHaveCount(31)
    })

    test(`a day, its events, and an empty one, ${how} @rare`, async ({ page }) => {
      await openNextMonth(page)
      const busy = days(page)
        .filter({ has: page.locator(WITH_EVENTS) })
        .first()
      const name = await busy.getAttribute('aria-label')
      const count = Number(/, (\d+) events?$/.exec(name!)?.[1])
      await busy.click()
      await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/)
      await expect(page.getByRole('article')).toHaveCount(count)
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
        count === 1 ? '1 event' : `${count} events`,
      )
      await expect(page.locator('[aria-current="true"]')).toHaveAttribute(
        'aria-label',
        `${name}, selected`,
      )

      const article = page.getByRole('article').first()
      await expect(article).toContainText('Organized by')
      const title = await article.getByRole('heading').innerText()
      const day = page.url()
      await article.getByRole('link', { name: `View Details ${title}` }).click()
      await expect(page).toHaveURL(/\/projects-events\//)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await page.goto(day)
      await page.locator('article a[href^="/partner/"]').first().click()
      await expect(page).toHaveURL(/\/partner\//)

      await openNextMonth(page)
      await days(page)
        .filter({ hasNot: page.locator(WITH_EVENTS) })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: /^No events on/ })).toBeVisible()
      await page.getByRole('link', { name: /^The next event is on/ }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test(`an organization's calendar, ${how} @rare`, async ({ page }) => {
      await openNextMonth(page)
      const partner = await page
        .locator('article a[href^="/partner/"]')
        .first()
        .getAttribute('href')
      await page.goto(partner!)
      await page
        .getByRole('navigation', { name: 'Sections of this page' })
        .getByRole('link', { name: 'Calendar' })
        .click()
      await expect(page).toHaveURL(/tab=calendar/)
      const month = nextMonth()
      await page.goto(`${partner}?tab=calendar&month=${month}`)
      await expect(page.locator('article time').first()).toHaveText(/^([01]\d|2[0-3]):[0-5]\d$/)
      await days(page)
        .filter({ hasNot: page.locator(WITH_EVENTS) })
        .first()
        .click()
      await expect(page).toHaveURL(/tab=calendar&month=[\d-]+&date=[\d-]+$/)
      await expect(page.getByText('No events scheduled for this date.')).toBeVisible()
      await days(page)
        .filter({ has: page.locator(WITH_EVENTS) })
        .first()
        .click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
        'href',
        /^webcal:.*\/partner\/.*\/calendar\.ics$/,
      )
    })

    test(`adds events to a personal calendar, ${how} @rare`, async ({ page, product }) => {
      await openNextMonth(page)
      await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
        'href',
        `${product.url.replace(/^http/, 'webcal')}/calendar.ics`.replace('webcals', 'webcal'),
      )
      await expect(page.getByLabel('Address for your calendar app')).toHaveValue(
        `${product.url}/calendar.ics`,
      )
      await page
        .getByRole('link', { name: /^View Details/ })
        .first()
        .click()
      await expect(page).toHaveURL(/\/projects-events\//)
      const link = page.getByRole('link', { name: 'Add to calendar' })
      await expect(link).toBeVisible()
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toMatch(/^[a-z0-9-]+\.ics$/)
      const answer = await page.request.get(`${product.url}${await link.getAttribute('href')}`)
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const { events } = parseCalendar(await answer.text())
      expect(events).toMatchObject([{ title, status: 'CONFIRMED', sequence: 0 }])
    })
  })
}

test.describe('elsewhere', () => {
  // It is tomorrow in the first from 10:00 UTC on, and yesterday in the other until 11:00.
  const timezoneId = new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago'
  test.use({ timezoneId })

  test('today is the local date, from the first visit on', async ({ page, context }) => {
    const today = new Intl.DateTimeFormat('en-US', {
      timeZone: timezoneId,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }).format()
    await page.goto('/calendar')
    const marked = page.locator('[aria-current="date"]')
    await expect(marked).toHaveAttribute('aria-label', new RegExp(`^${today}, .*, Today$`))
    const zone = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'zone')
      return cookie && decodeURIComponent(cookie.value)
    }
    await expect.poll(zone).toBe(timezoneId)
    // Now the server knows the zone from the cookie.
    const answer = await page.request.get('/calendar')
    expect(await answer.text()).toContain(`aria-label="${today}, `)
    await openNextMonth(page)
    await expect(page.getByText('Your time:').first()).toBeVisible()
  })
})

test('by keyboard', async ({ page }) => {
  await openNextMonth(page)
  const busy = days(page)
    .filter({ has: page.locator(WITH_EVENTS) })
    .first()
  await busy.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/date=/)
  await expect(page.locator('[aria-current="true"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(days(page).and(page.locator(':focus'))).toHaveCount(1)
})

/** The dot on a day with events. */
const WITH_EVENTS = 'span.rounded-full.bg-current'

function days(page: Page) {
  return page.getByRole('main').locator('table a')
}

/** The demo's events cover the coming months. */
function nextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    .toISOString()
    .slice(0, 7)
}

async function openNextMonth(page: Page) {
  await page.goto(`/calendar?month=${nextMonth()}`)
  await expect(page.getByRole('article').first()).toBeVisible()
}

async function send(page: Page, alive: boolean) {
  if (!alive) await page.getByRole('button', { name: 'Show' }).click()
}
