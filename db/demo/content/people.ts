import type { DemoPerson } from '../shapes-ambassadors.ts'

/** People beside the cast. They have accounts without a password, so nobody signs in as them. */
export const PEOPLE: DemoPerson[] = [
  person('rebecca-sandler', 'Rebecca Sandler'),
  person('aaron-mintz', 'Aaron Mintz'),
  person('linda-kowalski', 'Linda Kowalski'),
  person('david-rosenthal', 'David Rosenthal'),
  person('charlotte-marks', 'Charlotte Marks'),
  person('elena-petrova', 'Elena Petrova'),
  person('grant-sheldon', 'Grant Sheldon'),
  person('noa-feldman', 'Noa Feldman'),
  person('ben-ashworth', 'Ben Ashworth'),
  person('leah-kaplan', 'Leah Kaplan'),
]

function person(key: string, fullName: string): DemoPerson {
  return { key, fullName, email: `${key.replace('-', '.')}@post.example` }
}
