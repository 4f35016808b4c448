import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { jobs } from '@ma-cantine/lib/accounts/user-fields'
import { departments } from '@ma-cantine/lib/territories/departments'
import { userRows } from '../accounts/user-row.ts'
import type { BulkValue } from '../database/bulk-rows.ts'
import type { Database } from '../database/connection.ts'
import { addMembers } from '../teams/add-members.ts'
import { inBatches, range, type Tell } from './batches.ts'
import { blockSize, type Country } from './country.ts'
import { diceOf } from './dice.ts'
import { insertRows } from './insert-rows.ts'
import { instantBetween } from './instants.ts'
import { inventCanteen } from './invented-canteen.ts'
import { personName } from './names.ts'
import { blockOfColleague, countPeople } from './people-counts.ts'

/** The domain of their addresses, which no mail server has (RFC 2606). */
export const peopleDomain = 'pays.ma-cantine.example'

/** Of a random password that was thrown away: nobody signs in as an invented person. */
const passwordHash = '$argon2id$v=19$m=19456,t=2,p=1$MuB1vZRDdEHjVEitqfB5ag$eJe6jw2+boJWTkTjBceFcMKGjeNfLjwLyK2RdH3DhMY'

const columns = [
  'id',
  'username',
  'usernameKey',
  'email',
  'emailKey',
  'firstName',
  'lastName',
  'isElectedOfficial',
  'job',
  'departments',
  'creationDate',
] as const

const target = {
  table: 'users',
  columns: userRows.sqlTypes(columns),
  // Reminders would be lost on the way to addresses that do not exist.
  constants: { password_hash: passwordHash, email_confirmed: 1, opt_out_reminder_emails: 1 },
}

export interface InventedPerson {
  readonly id: number
  readonly name: string
  readonly email: string
}

/** The person of this number, from 0. */
function inventPerson(country: Country, number: number) {
  const dice = diceOf(country.seed, 'person', number)
  const { firstName, lastName } = personName(dice)
  const username = accountKey(`${firstName}.${lastName}.${number}`.normalize('NFD').replace(/\p{M}/gu, ''))
  const { all, electedOfficials } = countPeople(country)
  const isElectedOfficial = number >= all - electedOfficials
  const own = dice.pick(departments).code
  return {
    id: country.first.users + number,
    username,
    email: `${username}@${peopleDomain}`,
    firstName,
    lastName,
    isElectedOfficial,
    job: isElectedOfficial ? null : dice.pick(jobs.filter(job => job !== 'OTHER')),
    departments: isElectedOfficial
      ? [own, ...departments.flatMap(({ code }) => (dice.chance(0.004) && code !== own ? code : []))]
      : null,
    creationDate: instantBetween(dice, '2020-05-04', '2020-08-28'),
  }
}

/** Who declares the canteens of a block. */
export function managerOfBlock(country: Country, block: number): InventedPerson {
  const { id, firstName, lastName, email } = inventPerson(country, block)
  return { id, name: `${firstName} ${lastName}`, email }
}

function rowOf(person: ReturnType<typeof inventPerson>): BulkValue[] {
  const { username, email, isElectedOfficial, departments } = person
  const row = {
    ...person,
    usernameKey: username,
    emailKey: accountKey(email),
    isElectedOfficial: Number(isElectedOfficial),
    departments: departments && JSON.stringify(departments),
  }
  return columns.map(column => row[column])
}

const batchSize = 2000

export const writePeople = (database: Database, tell: Tell, country: Country): Promise<number> =>
  inBatches(
    database,
    tell,
    { what: 'Personnes', count: countPeople(country).all, size: batchSize },
    (transaction, start, end) =>
      insertRows(
        transaction,
        target,
        range(start, end, number => rowOf(inventPerson(country, number))),
      ),
  )

/** The ids of the team of a canteen. */
function teamOf(country: Country, number: number): number[] {
  const { managers, colleagues, caterers } = countPeople(country)
  const block = Math.floor(number / blockSize)
  const colleague = block / blockOfColleague(1)
  const { managementType } = inventCanteen(country, number)
  const people = [
    block,
    ...(Number.isInteger(colleague) ? [managers + colleague] : []),
    ...(managementType === 'conceded' ? [managers + colleagues + (number % caterers)] : []),
  ]
  return people.map(person => country.first.users + person)
}

export const writeTeams = (database: Database, tell: Tell, country: Country): Promise<number> =>
  inBatches(
    database,
    tell,
    { what: 'Membres d’équipes', count: country.canteens, size: batchSize },
    async (transaction, start, end) => {
      const members = range(start, end, number =>
        teamOf(country, number).map(userId => ({ canteenId: country.first.canteens + number, userId })),
      ).flat()
      return (await addMembers(transaction, members)).length
    },
  )
