import type { Product } from '../e2e/start-product.ts'

/** The product under test, seen from outside: it logs at the most verbose level and exposes its metrics. */
export type Site = Pick<Product, 'url' | 'folder' | 'output' | 'mails'> & { metricsUrl: string }
