import type { Product } from '../journeys/start-product.ts'

/** What the laws look at from outside: a product that says all it can say in its log, and where it tells its figures. */
export type Site = Pick<Product, 'url' | 'folder' | 'output' | 'mails'> & { metricsUrl: string }
