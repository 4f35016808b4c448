/**
 * What managers of a thousand and of five thousand canteens wait for in a country of 40 000 canteens, 196 000 reports
 * and 2.9 million purchases, in multiples of `GET sectors/` of the same run:
 * `node --conditions=ma-cantine-source tests/bench/great-managers.ts [sqlite|postgresql] [share of the country]`. It takes
 * some minutes, so neither the tests nor `npm run bench` run it. The texts of small canteens hardly repeat: the same
 * products are bought all over the country, each by few canteens.
 */
import { rawRows, type SqlType, sqlOf } from '../../server/database/sql.ts'
import { searchTextOf } from '../../server/purchases/purchase-row.ts'
import { addReadyCanteens } from '../server/support/add-ready-canteens.ts'
import { campaignYear, openCampaign } from '../server/support/open-campaign.ts'
import { type Person, startTestServer, type TestServer } from '../server/support/test-server.ts'
import { createRandom } from '../support/damaged-files.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'

const nouns =
  'Pommes,Poires,Carottes,Lentilles,Yaourts,Fromage,Pain,Sauté de veau,Filet de merlu,Œufs,Riz,Beurre,Crème,Dinde,Bœuf,Tomates,Courgettes,Haricots,Semoule,Compote'.split(
    ',',
  )
const kinds =
  'de terre,vertes,nature,de campagne,bio,de saison,surgelées,fermier,râpé,entier,sous vide,frais,extra,en dés,demi-sel,à cuire'.split(
    ',',
  )
const packs = ['1 kg', '2,5 kg', '5 kg', '10 kg', 'pièce', 'carton de 6', 'carton de 12', 'seau de 3 L']
const families = ['VIANDES_VOLAILLES', 'FRUITS_ET_LEGUMES', 'PRODUITS_LAITIERS', 'BOULANGERIE', 'AUTRES', null]
const labels = [null, '["BIO"]', '["LABEL_ROUGE"]', '["FERMIER","FRANCE"]', '["HVE"]']
const supplierCount = 400

const purchaseColumns = {
  canteen_id: 'integer',
  date: 'text',
  description: 'text',
  provider: 'text',
  search_text: 'text',
  family: 'text',
  characteristics: 'text',
  price_ht: 'numeric',
  creation_date: 'text',
  modification_date: 'text',
} as const satisfies Readonly<Record<string, SqlType>>

const batchRows = 10_000

/** Stores that many purchases for each of these canteens. */
async function addPurchases({ app }: TestServer, canteenIds: readonly number[], each: number): Promise<void> {
  const random = createRandom(canteenIds[0] ?? 0)
  const whole = (limit: number) => Math.floor(limit * random())
  const two = (value: number) => String(value).padStart(2, '0')
  const { writer, transaction } = app.services.database
  const names = Object.keys(purchaseColumns).join(', ')
  const now = new Date().toISOString()
  const insert = (rows: readonly unknown[][]) =>
    transaction(transaction =>
      rawRows(
        transaction,
        `INSERT INTO purchases (${names}) SELECT ${names} FROM ${sqlOf(writer).jsonRows(purchaseColumns)} AS given`,
        [JSON.stringify(rows)],
      ),
    )
  let rows: unknown[][] = []
  for (const id of canteenIds) {
    for (let index = 0; index < each; index++) {
      const noun = whole(nouns.length)
      const description = `${nouns[noun]} ${kinds[whole(kinds.length)]}, ${packs[whole(packs.length)]}`
      const provider = `Maison ${(noun * 37 + whole(40)) % supplierCount}`
      rows.push([
        id,
        `${2022 + whole(3)}-${two(1 + whole(12))}-${two(1 + whole(28))}`,
        description,
        provider,
        searchTextOf({ description, provider }),
        families[noun % families.length] ?? null,
        labels[Math.floor(labels.length * random() * random())] ?? null,
        (1 + random() * 999).toFixed(2),
        now,
        now,
      ])
      if (rows.length === batchRows) {
        await insert(rows)
        rows = []
      }
    }
  }
  if (rows.length > 0) await insert(rows)
}

interface Manager {
  readonly person: Person
  readonly canteens: number
  readonly purchasesOfEach: number
}

/** Stores canteens with five reports each, and their purchases. */
async function addCanteens(server: TestServer, { person, canteens, purchasesOfEach }: Manager, from: number) {
  const { database } = server.app.services
  const ids = await addReadyCanteens(database, person.id, campaignYear, canteens, from)
  for (let year = campaignYear - 4; year < campaignYear; year++) {
    await database.writer.raw(
      `INSERT INTO diagnostics (canteen_id, year, diagnostic_type, value_total_ht, value_bio_ht, creation_date, modification_date)
       SELECT canteen_id, ${year}, diagnostic_type, value_total_ht, value_bio_ht, creation_date, modification_date
       FROM diagnostics WHERE year = ${campaignYear} AND canteen_id BETWEEN ? AND ?`,
      [ids[0] ?? 0, ids.at(-1) ?? 0],
    )
  }
  await addPurchases(server, ids, purchasesOfEach)
}

interface Measured {
  readonly what: string
  readonly path: string
  readonly person: Person
  /** Multiples of `sectors/`. */
  readonly wanted: number
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function measureAll(share: number): Promise<void> {
  const server = await startTestServer(openCampaign)
  try {
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const [thousand, five, country] = [await server.addPerson(), await server.addPerson(), await server.addPerson()]
    const managers: Manager[] = [
      { person: thousand, canteens: 1000 * share, purchasesOfEach: 390 },
      { person: five, canteens: 5000 * share, purchasesOfEach: 150 },
      { person: country, canteens: 33_200 * share, purchasesOfEach: 53 },
    ]
    let from = 0
    for (const manager of managers) {
      const start = performance.now()
      await addCanteens(server, manager, from)
      from += manager.canteens
      console.log(`${manager.canteens} canteens: ${((performance.now() - start) / 1000).toFixed(0)} s`)
    }
    // PostgreSQL does it by itself within a minute or two.
    await server.app.services.database.writer.raw(
      process.env.TEST_DATABASE === 'postgresql' ? 'VACUUM ANALYZE' : 'ANALYZE',
    )
    // The largest page of /actions-en-attente and of /gestion, as `actionableCanteensPage` asks for it.
    const listed = (ordering: string) =>
      `actionableCanteens/${campaignYear}?limit=20&offset=0&search=&production_type=&ordering=${ordering}&without=diagnostics`
    const [actions, management] = [listed('action'), listed('-creationDate')]
    const measured: Measured[] = [
      { what: 'search in the purchases', path: 'purchases/?search=lentilles', person: thousand, wanted: 60 },
      { what: 'search of two words', path: 'purchases/?search=saute+bio', person: thousand, wanted: 60 },
      { what: 'search that finds little', path: 'purchases/?search=maison+399', person: thousand, wanted: 60 },
      { what: 'search that finds nothing', path: 'purchases/?search=introuvable', person: thousand, wanted: 60 },
      { what: 'search in those of 5 000', path: 'purchases/?search=lentilles', person: five, wanted: 60 },
      { what: 'options', path: 'purchaseOptions/?search=len', person: thousand, wanted: 40 },
      { what: 'all options', path: 'purchaseOptions/', person: thousand, wanted: 40 },
      { what: 'first page', path: 'purchases/', person: thousand, wanted: 40 },
      { what: 'first page of 5 000', path: 'purchases/', person: five, wanted: 40 },
      { what: 'actions of 5 000', path: actions, person: five, wanted: 40 },
      {
        what: 'to declare of 5 000',
        path: `diagnosticsToTeledeclare/${campaignYear}?limit=15`,
        person: five,
        wanted: 40,
      },
      { what: '20 canteens, as /gestion lists them', path: management, person: thousand, wanted: 15 },
      { what: '20 of 5 000, as /gestion lists them', path: management, person: five, wanted: 15 },
      {
        what: '20 canteens to choose from',
        path: 'canteenSummaries/?limit=20&without=diagnostics',
        person: thousand,
        wanted: 15,
      },
    ]
    const read = async ({ path, person }: Pick<Measured, 'path' | 'person'>) => {
      const start = performance.now()
      const answer = await fetch(`${url}/api/v1/${path}`, { headers: person.headers })
      const bytes = (await answer.arrayBuffer()).byteLength
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return { time: performance.now() - start, bytes }
    }
    const sectors = { path: 'sectors/', person: thousand }
    const taken = measured.map((): number[] => [])
    const base: number[] = []
    // In turns, so that a slow moment of the machine counts for all; the first ones warm up.
    for (let turn = -2; turn < 9; turn++) {
      for (const [index, one] of measured.entries()) {
        const { time } = await read(one)
        const { time: own } = await read(sectors)
        if (turn < 0) continue
        taken[index]?.push(time)
        base.push(own)
      }
    }
    const unit = median(base)
    console.log(`sectors/: ${unit.toFixed(1)} ms`)
    for (const [index, one] of measured.entries()) {
      const time = median(taken[index] ?? [])
      const { bytes } = await read(one)
      const figures = [`${time.toFixed(1)} ms`.padStart(10), `× ${(time / unit).toFixed(0)}`.padStart(7)]
      console.log(
        `  ${one.what.padEnd(40)} ${figures.join('')}  (wanted ${one.wanted}), ${(bytes / 1000).toFixed(0)} kB`,
      )
    }
    const all = await read({ path: 'export-achats.csv', person: thousand })
    console.log(`  export of all purchases: ${(all.time / 1000).toFixed(1)} s, ${(all.bytes / 1e6).toFixed(0)} MB`)
  } finally {
    await server.close()
  }
}

const [kind = 'sqlite', share = '1'] = process.argv.slice(2)
const stop = kind === 'postgresql' ? await startPostgresqlWithTables() : null
if (stop) process.env.TEST_DATABASE = 'postgresql'
try {
  await measureAll(Number(share))
} finally {
  await stop?.()
}
