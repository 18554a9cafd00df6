import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  ['no such row', `update profiles set full_name = 'Noa' where id = $1`, [newId()]],
  ['rows that row security hides', `update ambassador_profiles set bio = 'Noa'`, []],
])('an update as the owner that reaches nothing throws: %s', async (_, text, values) => {
  await expect(app.asOwner(text, values)).rejects.toThrow('row security')
})
