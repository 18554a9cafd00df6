import type { Product } from '../e2e/start-product.ts'

/** What these tests look at from outside: a product that says all it can say in its log, and where it tells its figures. */
export type Site = Pick<Product, 'url' | 'folder' | 'output' | 'mails'> & { metricsUrl: string }
