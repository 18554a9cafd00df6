import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  ['Noa Levi', 'noa@here.example', 'Noa Levi'],
  ['  Dr. Noa\n Levi ', 'noa@here.example', 'Dr. Noa Levi'],
  ['', 'noa.levi+news@here.example', 'noa levi'],
  ['Win a prize at https://evil.example/x', 'noa_levi@here.example', 'noa levi'],
  ['Win at evil.example now', 'noa@here.example', 'noa'],
  ['www.evil.example', 'noa@here.example', 'noa'],
  ['a@evil.example', 'noa@here.example', 'noa'],
  ['x'.repeat(121), 'noa@here.example', 'noa'],
  ['', '+@here.example', 'friend'],
  ['', 'www.evil.com@here.example', 'www evil com'],
])('the name %j of %s is %j', (given, email, name) => {
  expect(personName(given, email)).toBe(name)
})
