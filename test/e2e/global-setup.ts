import { keepFurnished } from './keep-furnished.ts'
import { FURNISHED } from './start-product.ts'

/** Every product starts with a copy of the same demo. */
export default async function seed(): Promise<void> {
  process.env[FURNISHED] = await keepFurnished()
}
