import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

/** Who else may name the tables of teams, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'server/history/entities.ts': 'says what belongs to a canteen',
  'server/accounts/remove-accounts.ts': 'forgets the invitations of an address',
  'server/operations/apply-retention.ts': 'forgets the invitations that nobody answered',
  'server/personal-data/personal-data-parts.ts': 'gives people the rows about them',
}

test('who is on the team of a canteen is asked in server/teams only', () => {
  const elsewhere = sourceFiles('server')
    .filter(({ path }) => !/^server\/(teams|database\/migrations)\//.test(path))
    .filter(({ text }) =>
      /\b(canteen_managers|manager_invitations)\b|(\(|table: )'(canteenManagers|managerInvitations)\b/.test(text),
    )
    .map(({ path }) => path)
  expect(elsewhere).toEqual(Object.keys(exceptions).sort())
})
