/**
 * How the list of one user grows from 100 000 purchases to 1 000 000, and what each of its pages takes against the first
 * one: `node --conditions=ma-cantine-source tests/bench/million-purchases.ts [sqlite|postgresql] [canteens]`. It takes
 * some minutes, so neither the tests nor `npm run bench` run it. Products and suppliers repeat, as real ones do.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, importCanteens, importPurchases, listPurchases, purchaseOrders } from '@ma-cantine/lib'
import { makeSiret } from '../server/support/sirets.ts'
import { createRandom } from '../support/damaged-files.ts'
import { file } from '../support/files.ts'
import { createDatabase } from '../support/fresh-database.ts'
import { administer } from '../support/postgresql.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'
import { startServer } from '../support/running-server.ts'

const perFile = 100_000
const nouns =
  'Pommes,Poires,Carottes,Lentilles,Yaourts,Fromage,Pain,Sauté,Filet,Œufs,Riz,Beurre,Crème,Dinde,Bœuf'.split(',')
const kinds = 'de terre,vertes,nature,de campagne,bio,de saison,surgelées,fermier,râpé,entier,sous vide,frais'.split(
  ',',
)
const suppliers = 'Ferme du Pont,Volailles du Val,Marée de l’Ouest,Laiterie des Prés,Boulangerie du Marché'.split(',')
const families = 'VIANDES_VOLAILLES,PRODUITS_DE_LA_MER,FRUITS_ET_LEGUMES,PRODUITS_LAITIERS,BOULANGERIE,AUTRES'.split(
  ',',
)
const labels = ['', 'BIO', 'LABEL_ROUGE', 'AOCAOP', 'FERMIER,FRANCE', 'BIO,FRANCE', 'HVE', 'RUP']

function purchases(seed: number, sirets: readonly string[]): Blob {
  const random = createRandom(seed)
  const whole = (limit: number) => Math.floor(limit * random())
  const rare = (limit: number) => Math.floor(limit * random() * random())
  const two = (value: number) => String(value).padStart(2, '0')
  const rows = Array.from({ length: perFile }, () => {
    const noun = rare(nouns.length)
    return {
      siret: sirets[whole(sirets.length)] ?? '',
      description: `${nouns[noun]} ${kinds[rare(kinds.length)]}`,
      fournisseur: suppliers[(noun + whole(2)) % suppliers.length] ?? '',
      date: `${2020 + whole(5)}-${two(1 + whole(12))}-${two(1 + whole(28))}`,
      prix_ht: (1 + random() * 999).toFixed(2),
      famille_produits: families[noun % families.length] ?? '',
      caracteristiques: labels[rare(labels.length)] ?? '',
    }
  })
  return new Blob([file('achats', rows)], { type: 'text/csv' })
}

/** The queries to read, for a list of so many purchases with this canteen. */
const queriesOf = (count: number, canteen: number): string[] => [
  '',
  `offset=${count - 10}`,
  'family=BOULANGERIE',
  'characteristics=RUP',
  `canteen=${canteen}`,
  'date_after=2022-03-15',
  'date_after=2022-03-15&date_before=2023-08-20',
  'search=lentilles',
  'search=saute+volailles',
  ...purchaseOrders.flatMap(order => [`ordering=${order}`, `ordering=-${order}`]),
  `ordering=priceHt&offset=${count - 10}`,
]

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function measure(cluster: string | undefined, canteenCount: number, total: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-million-'))
  const database = await createDatabase(folder, cluster)
  const server = await startServer({ IMPORT_MAX_BYTES: '50000000' }, [], database)
  try {
    const client = createClient({ baseUrl: server.url, fetch, token: server.account.token })
    const more = Array.from({ length: Math.max(0, canteenCount - 5) }, (_, index) => makeSiret(1000 + index))
    if (more.length > 0) {
      const content = new Blob([
        file(
          'cantines',
          more.map(siret => ({ siret })),
        ),
      ])
      await client.call(importCanteens, { file: { name: 'cantines.csv', content } })
    }
    const sirets = [...server.account.canteens.map(({ siret }) => siret), ...more].slice(0, canteenCount)
    const headers = { authorization: `Bearer ${server.account.token}` }
    const read = async (path: string): Promise<number> => {
      const start = performance.now()
      const answer = await fetch(`${server.url}/api/v1/${path}`, { headers })
      await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return performance.now() - start
    }
    const times: number[][] = []
    for (const count of [perFile, total]) {
      const start = performance.now()
      for (let done = count === perFile ? 0 : perFile; done < count; done += perFile) {
        const content = purchases(done + 1, sirets)
        await client.call(importPurchases, { file: { name: 'achats.csv', content } })
      }
      console.log(`${count} achats, ${canteenCount} cantines : import ${Math.round(performance.now() - start)} ms`)
      // PostgreSQL does it by itself within a minute or two.
      if (cluster) await administer(database.location, connection => connection.raw('VACUUM ANALYZE'))
      const { results } = await client.call(listPurchases, { query: {} })
      const paths = queriesOf(count, results[0]?.canteen ?? 0).map(query => `purchases/?${query}`)
      paths.push('purchaseOptions/', 'purchaseOptions/?search=len')
      const taken = paths.map((): number[] => [])
      // In turns, so that a slow moment of the machine counts for all.
      for (let turn = -2; turn < 9; turn++) {
        for (const [index, path] of paths.entries()) {
          const time = await read(path)
          if (turn >= 0) taken[index]?.push(time)
        }
      }
      const medians = taken.map(median)
      times.push(medians)
      for (const [index, path] of paths.entries()) {
        const [time = 0, first = 1, before = 0] = [medians[index], medians[0], times[0]?.[index]]
        const growth = count === perFile ? '' : `, ${(time / before).toFixed(2)} fois ${perFile}`
        console.log(
          `  ${path.padEnd(62)} ${time.toFixed(1).padStart(8)} ms, ${(time / first).toFixed(1)} fois la première${growth}`,
        )
      }
    }
  } finally {
    await server.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const [kind = 'sqlite', canteens = '40', total = '1000000'] = process.argv.slice(2)
const stop = kind === 'postgresql' ? await startPostgresqlWithTables() : async () => {}
try {
  await measure(kind === 'postgresql' ? process.env.TEST_POSTGRESQL : undefined, Number(canteens), Number(total))
} finally {
  await stop()
}
