/**
 * Creates a demo account, its five canteens, invented actors and an access token in the configured database, and prints them as one JSON
 * object. A second run only creates another token. With `--national`, writes a whole country of invented canteens instead.
 */
import { randomBytes } from 'node:crypto'
import { scopes } from '@ma-cantine/lib/http/scope'
import type { Knex } from 'knex'
import { createAccessToken } from './accounts/access-tokens.ts'
import { isPasswordCorrect } from './accounts/passwords.ts'
import { findAccount, insertUser } from './accounts/users.ts'
import { findCanteens } from './canteens/canteens-by-siret.ts'
import { writeCanteens } from './canteens/write-canteens.ts'
import { writeFirstContent } from './first-content/write-first-content.ts'
import type { CountrySize } from './national/country.ts'
import { requireEmpty } from './national/require-empty.ts'
import { readSeedOptions, usage } from './national/seed-options.ts'
import { writeCountry } from './national/write-country.ts'
import { makeSnapshot } from './open-data/make-snapshot.ts'
import { openConfiguredDatabase } from './operations/configured-database.ts'
import { endWithUsage } from './operations/terminal-operation.ts'
import { writeSamplePartners } from './partners/write-sample-partners.ts'
import { orExit } from './settings/or-exit.ts'
import { readExpected } from './settings/read-expected.ts'
import { readSettings } from './settings/settings.ts'
import { addMembers } from './teams/add-members.ts'
import { reachOfUser } from './teams/managed-canteens.ts'

const account = {
  username: 'demo',
  email: 'demo@ma-cantine.example',
  emailConfirmed: true,
  firstName: 'Camille',
  lastName: 'Démo',
}

/** Invented numbers with valid check digits. */
const canteens = [
  { siret: '21340172201787', name: 'Cantine des Tilleuls', insee: '34172', postal: '34000', meals: 320, sector: 9 },
  {
    siret: '99821993500017',
    name: 'Cantine du Collège du Parc',
    insee: '69123',
    postal: '69006',
    meals: 610,
    sector: 10,
  },
  { siret: '99746507500015', name: 'Cantine des Marronniers', insee: '35238', postal: '35000', meals: 240, sector: 9 },
  {
    siret: '99599528900015',
    name: 'Cantine de la Résidence du Lac',
    insee: '74010',
    postal: '74000',
    meals: 90,
    sector: 17,
  },
  {
    siret: '99182633000011',
    name: 'Cantine de la Petite Source',
    insee: '44109',
    postal: '44000',
    meals: 45,
    sector: 1,
  },
]
const openDays = 140

/** @returns the password, null when the account exists with an unknown one. */
async function seedAccount(transaction: Knex.Transaction): Promise<{ id: number; password: string | null }> {
  const given = process.env.DEMO_PASSWORD || null
  const existing = await findAccount(transaction, account.username)
  if (existing) {
    const right = given !== null && (await isPasswordCorrect(existing.passwordHash, given))
    return { id: existing.user.id, password: right ? given : null }
  }
  const password = given ?? randomBytes(9).toString('base64url')
  return { id: await insertUser(transaction, { ...account, password }), password }
}

async function seedCanteens(transaction: Knex.Transaction, userId: number) {
  const sirets = canteens.map(({ siret }) => siret)
  const known = await findCanteens(transaction, reachOfUser(userId), sirets)
  const missing = canteens.filter(({ siret }) => !known.has(siret))
  await writeCanteens(
    transaction,
    missing.map(({ siret, name, insee, postal, meals, sector }) => ({
      siret,
      name,
      values: {
        siret,
        name,
        cityInseeCode: insee,
        postalCode: postal,
        dailyMealCount: meals,
        yearlyMealCount: meals * openDays,
        productionType: 'site',
        managementType: 'direct',
        economicModel: 'public',
      },
      sectors: [sector],
      managers: [],
      silentManagers: [],
    })),
  )
  const found = await findCanteens(transaction, reachOfUser(userId), sirets)
  const ids = sirets.map(siret => found.get(siret)?.id ?? 0)
  await addMembers(
    transaction,
    ids.map(canteenId => ({ canteenId, userId })),
  )
  return canteens.map(({ siret, name }, index) => ({ id: ids[index], name, siret }))
}

async function seedCountry(size: CountrySize): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openConfiguredDatabase(settings)
  try {
    await requireEmpty(database, settings)
    const password = process.env.DEMO_PASSWORD || null
    const written = await writeCountry(database, size, { tell: console.error, password })
    await writeFirstContent(database)
    await database.transaction(writeSamplePartners)
    await makeSnapshot({ database, settings, expected: await readExpected(settings) }, new AbortController().signal)
    console.log(JSON.stringify(written))
  } finally {
    await database.close()
  }
}

async function seedDemo(): Promise<void> {
  const settings = readSettings(process.env)
  const database = await openConfiguredDatabase(settings)
  try {
    const seeded = await database.transaction(async transaction => {
      const { id, password } = await seedAccount(transaction)
      const { token } = await createAccessToken(transaction, id, {
        name: 'Démonstration',
        scopes: [...scopes],
        validityDays: 365,
      })
      await writeSamplePartners(transaction)
      const { username, email } = account
      return { username, email, password, token, canteens: await seedCanteens(transaction, id) }
    })
    await writeFirstContent(database)
    await makeSnapshot({ database, settings, expected: await readExpected(settings) }, new AbortController().signal)
    console.log(JSON.stringify(seeded))
  } finally {
    await database.close()
  }
}

const size = readSeedOptions(process.argv.slice(2))
if (size === undefined) endWithUsage(usage)
await orExit(() => (size ? seedCountry(size) : seedDemo()))
