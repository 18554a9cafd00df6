import { drawCode, type Drawing } from '#app/routes/credit/draw-code.server.ts'
import { scannedPath } from '#domain/attendance/attendance.ts'
import { signCheckInCode } from '#domain/attendance/check-in-code.ts'
import { createTokenSigner } from '#platform/token-signer.ts'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

/** Without a connection nobody can tell by whom a code is signed. */
const codeOf = (supportId: string) => signCheckInCode(createTokenSigner('any'), supportId)

type WithCamera = { camera?: MediaStreamTrack }

/** Runs in the page: its camera sees this code on a table. */
function pointCameraAt({ size, path }: Drawing): void {
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')!
  const code = new Path2D(path)
  setInterval(() => {
    context.resetTransform()
    context.fillStyle = '#caa'
    context.fillRect(0, 0, 640, 480)
    context.translate(330, 60)
    context.rotate(0.4)
    context.scale(260 / size, 260 / size)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size, size)
    context.fillStyle = '#111'
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    context.fill(code)
  }, 50)
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = canvas.captureStream(20)
    ;(window as WithCamera).camera = stream.getVideoTracks()[0]!
    return stream
  }
}
const isCameraOn = () => (window as WithCamera).camera?.readyState === 'live'

test('check-in goes on without a connection, and sends what it kept as soon as there is one', async ({
  page,
  context,
  product,
  watch,
}) => {
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-admin/check-in')
  // A project that goes on, at which one of three is here.
  await page.getByRole('link', { name: /^Open check-in: Forty roofs before the winter/ }).click()
  const counter = page.locator('p[aria-live]', { hasText: /^\d+ of \d+ here$/ })
  const hereNow = async () => Number(/^\d+/.exec(await counter.innerText())?.[0])
  const before = await hereNow()

  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(true)
  const waiting = page.getByRole('button', { name: /^Here/ })
  const who = await page
    .getByRole('listitem')
    .filter({ has: waiting })
    .first()
    .locator('bdi')
    .innerText()
  const row = page.getByRole('listitem').filter({ hasText: who }).first()
  await row.getByRole('button', { name: /^Here/ }).click()
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(page.getByText('One check-in not sent yet')).toBeVisible()
  const here = await hereNow()
  expect(here).toBeGreaterThan(before)
  await page.getByText("Add someone who didn't sign up").click()
  await page.getByLabel(/^Name/).fill('Avigail Katz')
  await page.getByRole('button', { name: 'Add and check in' }).click()
  await expect(page.getByText('2 check-ins not sent yet')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Avigail Katz' })).toBeVisible()
  expect(await hereNow()).toBe(here + 1)
  await row.getByRole('button', { name: /^Undo/ }).click()
  expect(await hereNow()).toBeLessThan(here + 1)
  const supportId = await row.locator('input[name=supportId]').inputValue()
  await page.evaluate(pointCameraAt, drawCode(product.url + scannedPath(codeOf(supportId))))
  await page.getByRole('button', { name: 'Scan codes' }).click()
  await expect(page.getByText(`Checked in: ${who}`)).toBeVisible()
  expect(await hereNow()).toBe(here + 1)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Stop scanning' }).click()
  await expect(page.locator('video')).toHaveCount(0)
  expect(await page.evaluate(isCameraOn)).toBe(false)

  await context.setOffline(false)
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  await page.reload()
  expect(await hereNow()).toBe(here + 1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Avigail Katz' })).toHaveCount(1)

  await page.getByLabel('Find a name').fill('avigail')
  await expect(page.getByRole('listitem').filter({ hasText: who })).toHaveCount(0)
})

test('signing out sends marks that wait, and deletes them only with a button that says so', async ({
  page,
  watch,
}) => {
  await signInAs(page, 'partner@demo.test')
  await page.goto('/partner-admin/check-in')
  await page.getByRole('link', { name: /^Open check-in: Forty roofs before the winter/ }).click()
  watch.allow(/ERR_FAILED/)
  await page.route(/\/marks/, (route) => route.abort())
  await page
    .getByRole('button', { name: /^(Here|Undo)/ })
    .first()
    .click()
  await expect(page.getByText('One check-in not sent yet')).toBeVisible()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('check-in ')))
  const signOut = async () => {
    await page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: 'Account', visible: true })
      .click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
  }
  await signOut()
  await expect(page.getByText('Sign out?')).toBeVisible()
  expect(await kept()).toHaveLength(1)
  await expectNoAxeViolations(page)
  await page.unroute(/\/marks/)
  await page.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('All check-ins have been sent. You can sign out now.')).toBeVisible()
  expect(await kept()).toEqual([])

  // Once more, and without sending.
  await page.route(/\/marks/, (route) => route.abort())
  await page.getByRole('link', { name: /^Open check-in: Forty roofs before the winter/ }).click()
  await page
    .getByRole('button', { name: /^(Here|Undo)/ })
    .first()
    .click()
  await signOut()
  await page.getByRole('button', { name: 'Delete them and sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await kept()).toEqual([])
})
