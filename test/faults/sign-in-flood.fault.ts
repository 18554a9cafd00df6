import { describe } from 'vitest'
import { besiege, type Sieged } from './sign-in-crowds.ts'

const houses: Sieged[] = [
  ['usual', 'embedded'],
  ['wide', 'server'],
]

describe.each(houses)('a flood, with limits %s, on a database %s', (...runtime) => {
  besiege(runtime, 300)
})
