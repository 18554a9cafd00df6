import { expect, test } from 'vitest'
import { wordTable } from './word-table.ts'

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'a table does not contain %s, only its own keys',
  (name) => {
    const table = wordTable({ may: 5 })
    expect(table[name]).toBeUndefined()
    expect(name in table).toBe(false)
    expect(table['may']).toBe(5)
  },
)
