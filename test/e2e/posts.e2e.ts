import type { Page } from '@playwright/test'
import { expectSaid } from './expect-said.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { submitPost } from './submit-post.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** An organization writes posts, with and without JavaScript. */
const title = `Harvest supper`

test('an event from draft to review and back @rare @loop', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/posts')
  await page.getByRole('link', { name: 'Create' }).first().click()
  await page.getByRole('link', { name: 'An event', exact: true }).click()

  await titleField(page).fill(title)
  await page.getByLabel('Starts on').fill(day(60))
  await page.getByLabel('Starts at').fill('20:00')
  await page.getByLabel('Ends at').fill('18:00')
  // A picture is uploaded at once, and its caption is next.
  await page.getByLabel('Picture file').focus()
  await page.getByLabel('Picture file').setInputFiles(await picture())
  await expect(page.getByLabel('Caption of picture 1', { exact: true })).toBeFocused()
  await expect(titleField(page)).toHaveValue(title)
  await page.getByLabel('Caption of picture 1', { exact: true }).fill('The long table')
  await page.getByLabel('Another picture').setInputFiles(await picture())
  await page.getByLabel('Caption of picture 2', { exact: true }).fill('The kitchen')
  await page.getByRole('button', { name: 'Move picture 2 up' }).click()
  await expect(page.getByLabel('Caption of picture 1', { exact: true })).toHaveValue('The kitchen')
  await press(page, 'Submit for review')

  // The draft is saved and has a URL, and each problem is next to its field.
  await expect(page).toHaveURL(/\/partner-dashboard\/posts\/[0-9a-f-]{36}\?check=submit$/)
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('link')).toHaveText([
    /^Describe it/,
    'Choose a category.',
    'The end must come after the start.',
    /^Choose a region/,
  ])
  await expect(page.getByLabel('Ends at')).toHaveAccessibleDescription(/must come after/)
  await expect(titleField(page)).toHaveValue(title)
  await expectPicture(page)

  await page
    .getByRole('textbox', { name: 'Description' })
    .fill('Soup, bread and songs.\n\nEverybody is welcome.')
  await page.getByLabel('Category').selectOption('Arts & Culture')
  await page.getByLabel('Ends at').fill('23:00')
  await page.locator('#region').selectOption('Asia')
  await page.getByLabel('District in Israel').selectOption('Jerusalem District')
  await page.getByText(m.posts_coordinates()).click()
  await page.locator('#latitude').fill('35.2')
  await page.locator('#longitude').fill('31.7')
  await press(page, 'Submit for review')
  await expect(summary.getByRole('link')).toHaveText(['Say where people should go.'])
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    /Everybody is welcome\.$/,
  )
  await expectPicture(page)

  await page.getByLabel('Place', { exact: true }).fill('Ein Kerem, by the spring')
  await press(page, 'Save draft')
  await expectSaid(page, 'Draft saved.')
  await expect(page.locator('#latitude')).toHaveAccessibleDescription(/may be swapped/)
  await page.locator('#latitude').fill('31.7')
  await page.locator('#longitude').fill('35.2')
  await press(page, 'Submit for review')

  await expect(page.getByText('Waiting for review').first()).toBeVisible()
  await expect(titleField(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/)

  await press(page, 'Withdraw from review')
  await expect(page.getByText('Withdrawn').first()).toBeVisible()
  await expect(titleField(page)).toHaveValue(title)
  await page.getByRole('button', { name: 'Remove picture 2' }).click()
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await press(page, 'Save draft')
  await expect(page.getByAltText('Picture 1', { exact: true })).toHaveCount(0)
  await expect(page.locator('input[type=file]')).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText('Draft')

  await page.goto('/partner-dashboard/posts')
  const line = page.getByRole('listitem').filter({ hasText: title })
  await expect(line).toContainText('Draft')
  await line.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a public post is taken down after a confirmation @rare', async ({ page }) => {
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-dashboard/posts')
  // No other test opens it.
  const own = 'Replanting the cherry rows'
  await page.getByRole('listitem').filter({ hasText: own }).getByRole('link').first().click()
  const shown = await page.getByRole('link', { name: 'See the public page' }).getAttribute('href')
  expect((await page.request.get(shown!)).status()).toBe(200)

  await page.getByRole('link', { name: 'Take down' }).click()
  await expect(page).toHaveURL(/\?confirm=take-down$/)
  await page.getByRole('dialog').getByRole('link', { name: 'Keep it public' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Take down' }).click()
  // Users have signed up for this one, and get the reason.
  await press(page, 'Take it down and email them')
  await expect(page.getByLabel('Your message to them')).toBeFocused()
  await page.getByLabel('Your message to them').fill('The orchard is closed this winter.')
  await press(page, 'Take it down and email them')
  // The confirmation mentions withdrawing too.
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
  expect((await page.request.get(shown!)).status()).toBe(404)
})

test('what is missing follows the input, and leads to the fields', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/posts/new?type=project')
  const list = page.getByRole('complementary', { name: 'Before you submit' })
  await list.getByRole('link', { name: 'Give it a title.' }).click()
  await expect(titleField(page)).toBeFocused()
  await page.keyboard.type('A garden for all')
  await expect(list.getByRole('link', { name: 'Give it a title.' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Description' }).fill('Figs.')
  await page.getByLabel('Category').selectOption('Education')
  await page.getByLabel('Region').selectOption('Asia')
  await page.getByLabel('Volunteer').check()
  await expect(list).toContainText('Everything we need is here.')
  await expect(list.getByRole('link')).toHaveText([/short/, /Name the town/, /Add a picture/])
})

test('a date on Shabbat is pointed out while it is typed', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/posts/new?type=event')
  const note = page.getByRole('status').filter({ hasText: m.hebrewdays_warning() })
  await page.getByLabel('Starts at').fill('10:00')
  await page.getByLabel('Starts on').fill('2028-11-18')
  await expect(note).toContainText('Saturday, November 18, 2028: Shabbat')
  await expectNoAxeViolations(page)
  await page.getByLabel('Starts on').fill('2028-11-17')
  await expect(note).toHaveCount(0)
  await page.getByLabel('Ends at').fill('18:00')
  await expect(note).toContainText('Shabbat begins that evening')
})

test('an event gets more dates by repeating the first one, by hand and by keys', async ({
  page,
}) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/posts/new?type=event')
  await titleField(page).fill('Evening class')
  await page.getByLabel('Starts on').fill(day(60))
  await page.getByLabel('Starts at').fill('19:00')
  await page.getByText('Repeat the first date').click()
  await page.getByLabel('Until').fill(day(75))
  const repeat = page.getByRole('button', { name: 'Add these dates' })
  await repeat.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 dates in all')).toBeVisible()
  await expect(repeat).toBeFocused()
  await expect(titleField(page)).toHaveValue('Evening class')
  const dayOf = (number: number) =>
    page.getByRole('group', { name: `Date ${number}`, exact: true }).getByLabel('Day')
  await expect(dayOf(3)).toHaveValue(day(74))

  // A new one is at the hours of the first, and is asked for its day; removing moves on to the next one.
  await page.getByRole('button', { name: 'Add a date' }).press('Enter')
  await expect(dayOf(4)).toBeFocused()
  await expect(page.locator('[id="furtherDates.2.startTime"]')).toHaveValue('19:00')
  const missing = page.getByRole('complementary', { name: 'Before you submit' })
  await missing.getByRole('link', { name: 'Date 4: Choose the day it starts.' }).click()
  await expect(dayOf(4)).toBeFocused()
  await page.getByRole('button', { name: 'Remove date 4' }).press('Enter')
  await expect(dayOf(3)).toBeFocused()
  await expect(missing).not.toContainText('Date 4')
  await expectNoAxeViolations(page)

  // A change is for one date, until a button applies it to others.
  const second = page.getByRole('group', { name: 'Date 2', exact: true })
  await second.getByLabel('From').fill('18:00')
  await second.getByText('Every week: change or remove several').click()
  await expectNoAxeViolations(page)
  await second.getByRole('button', { name: 'Apply to all (date 2)' }).press('Enter')
  await expect(page.locator('[id="furtherDates.1.startTime"]')).toHaveValue('18:00')
  await expect(page.getByLabel('Starts at')).toHaveValue('18:00')
  await expect(titleField(page)).toHaveValue('Evening class')
  const third = page.getByRole('group', { name: 'Date 3', exact: true })
  await third.getByText('Every week: change or remove several').click()
  await third.getByRole('button', { name: 'Remove this and following (date 3)' }).click()
  await expect(third).toHaveCount(0)
  await expect(page.getByText('2 dates in all')).toBeVisible()
})

test('a place is chosen by typing a town, and by pointer and keys on the map', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/posts/new?type=event')
  const map = page.getByRole('region', { name: 'Map for choosing the place' })
  await page.getByLabel('Place', { exact: true }).fill('Herzl 3, Hai')
  await map.scrollIntoViewIfNeeded()
  await expect(map).toBeVisible()
  await page.getByLabel('Place', { exact: true }).fill('Herzl 3, Haif')
  await expect(page.locator('datalist option')).toHaveAttribute('value', 'Herzl 3, Haifa')
  await page.getByLabel('Place', { exact: true }).fill('Herzl 3, Haifa')
  await expect(page.getByText('in the middle of Haifa')).toBeVisible()
  await page.getByLabel('Place', { exact: true }).blur()
  await expect(page.getByLabel('Region')).toHaveValue('asia')
  await expect(page.getByLabel('District in Israel')).toHaveValue('haifa-district')
  // A town alone is enough: nobody is asked for coordinates.
  const latitude = page.locator('#latitude')
  await expect(latitude).toHaveValue('')

  const pin = page.getByRole('button', { name: /^Location pin\./ })
  await pin.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('The pin shows the exact spot.')).toBeVisible()
  const first = Number(await latitude.inputValue())
  expect(first).toBeGreaterThan(32.794)
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(first)
  await expect(pin).toBeFocused()

  await page.getByRole('button', { name: 'Remove the exact spot' }).click()
  await expect(latitude).toHaveValue('')
  const box = (await map.boundingBox())!
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.4)
  await expect(latitude).not.toHaveValue('')
  await expectNoAxeViolations(page)
  // What is online has no place.
  await page.getByLabel('Region').selectOption('Online or anywhere')
  await expect(map).toBeHidden()
})

test('districts are required in Asia only, and a goal with gifts only', async ({ page }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partner-dashboard/posts/new?type=project')
  const district = page.getByLabel('District in Israel')
  await expect(district).toBeHidden()
  await page.getByLabel('Region').selectOption('Asia')
  await expect(district).toBeVisible()
  await district.selectOption('Haifa District')
  await page.getByLabel('Region').selectOption('Europe')
  await expect(district).toBeVisible()
  const goal = page.getByLabel('Donation goal')
  await expect(goal).toBeHidden()
  await page.getByLabel('Donate').check()
  await expect(goal).toBeVisible()
})

test('axe finds nothing on a post that waits @rare', async ({ page }) => {
  await signInAs(page, 'partner@demo.test')
  // Its own event: other tests decide about the demo's.
  await submitPost(page, 'Read by everybody')
  await expectNoAxeViolations(page)
})

async function picture() {
  const file = await pictureFile({ width: 640, height: 400 })
  return {
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  }
}

/** Not the preview's link, which has the title as its name too. */
function titleField(page: Page) {
  return page.getByRole('textbox', { name: 'Title' })
}

/** Expects the stored picture to be there and rendered. */
async function expectPicture(page: Page) {
  const image = page.getByAltText('Picture 1', { exact: true })
  await expect(image).toBeVisible()
  const address = await image.getAttribute('src')
  const answer = await page.request.get(address!)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}
