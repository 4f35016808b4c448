import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import { purchaseOrders } from '@ma-cantine/lib/purchases/purchase-orders'
import type { PurchasePage } from '@ma-cantine/lib/purchases/purchases-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { diceOf } from '../../support/dice.ts'
import { file } from '../../support/files.ts'
import { trials } from '../../support/trials.ts'
import { moreSirets } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/**
 * The plain twin of the fast list: all purchases are read, filtered and sorted in this test. Random selections must give
 * the same page, count, sum and choices.
 */
let server: TestServer
let manager: Person
let canteens: number[]

const dice = diceOf(createRandom(29))
const words = ['Pommes', 'pommes de terre', 'Œufs', 'Crème', 'Pain', 'Zeste', 'Bœuf', `${'très '.repeat(50)}long`]
const providers = ['Ferme', 'Épicerie', 'ferme du Val', '', `${'Maison '.repeat(40)}A`, `${'Maison '.repeat(40)}B`]
const families = ['', ...productFamilies.slice(0, 5)]
const codes = ['', 'BIO', 'BIO,FRANCE', 'LABEL_ROUGE', 'HVE', 'FRANCE']
const pick = <Item>(items: readonly Item[]): Item => items[dice.whole(items.length)] as Item
/** A day of 2023 or 2024; the first and the last ones of months are frequent. */
const day = () => {
  const [year, month] = [2023 + dice.whole(2), dice.whole(12)]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, pick([1, 1 + dice.whole(last), last]))).toISOString().slice(0, 10)
}

beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  const sirets = moreSirets(5)
  canteens = []
  // Two canteens have the same name, one has no purchase, and one belongs to somebody else.
  for (const [index, name] of ['Zola', 'Albert', 'Zola', 'Vide'].entries()) {
    canteens.push(await server.addCanteen(sirets[index] ?? '', [manager], { name }))
  }
  const other = await server.addPerson()
  await server.addCanteen(sirets[4] ?? '', [other], { name: 'Autre' })
  const rows = (count: number, siret: () => string) =>
    Array.from({ length: count }, () => ({
      siret: siret(),
      description: `${pick(words)}${dice.whole(4) === 0 ? ` ${dice.whole(30)}` : ''}`,
      fournisseur: pick(providers) || 'Inconnu',
      date: day(),
      prix_ht: String(1 + dice.whole(300) / 4),
      famille_produits: pick(families),
      caracteristiques: pick(codes),
    }))
  for (const count of [700, 300]) {
    await server.importPurchases(
      manager,
      file(
        'achats',
        rows(count, () => sirets[dice.whole(3)] ?? ''),
      ),
    )
  }
  await server.importPurchases(
    other,
    file(
      'achats',
      rows(50, () => sirets[4] ?? ''),
    ),
  )
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/v1/purchases/${path}`
    const answer = await server.app.inject({ method, url, headers: manager.headers, ...(payload ? { payload } : {}) })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  const ids = (await stored()).map(({ id }) => id)
  for (let write = 0; write < 60; write++) {
    const values = {
      priceHt: dice.whole(90),
      description: pick([null, ...words]),
      provider: pick([null, ...providers]),
    }
    const kind = dice.whole(3)
    if (kind === 0) await send('POST', '', { canteen: pick(canteens.slice(0, 3)), date: day(), ...values })
    else if (kind === 1) await send('PATCH', `${ids.pop()}/`, { canteen: pick(canteens.slice(0, 3)), ...values })
    else await send('DELETE', `${ids.pop()}/`)
  }
})
afterAll(() => server.close())

interface Stored {
  readonly id: number
  readonly canteenId: number
  readonly canteenName: string
  readonly date: string
  readonly creationDate: string
  readonly description: string | null
  readonly provider: string | null
  readonly searchText: string
  readonly family: string | null
  readonly characteristics: string | null
  readonly priceHt: number
}

async function stored(): Promise<Stored[]> {
  const names = new Map((await server.rows<{ id: number; name: string }>('canteens')).map(({ id, name }) => [id, name]))
  const rows = await server.rows<Stored & { deletionDate: string | null }>('purchases')
  return rows
    .filter(({ canteenId, deletionDate }) => canteens.includes(canteenId) && deletionDate === null)
    .map(row => ({ ...row, priceHt: Number(row.priceHt), canteenName: names.get(row.canteenId) ?? '' }))
}

/** Values to sort by, which JavaScript compares as the databases do. */
const keys: Readonly<Record<(typeof purchaseOrders)[number], (purchase: Stored) => readonly (string | number)[]>> = {
  date: ({ date }) => [date],
  creationDate: ({ creationDate }) => [creationDate],
  provider: ({ provider }) => [[...(provider ?? '')].slice(0, 200).join('')],
  priceHt: ({ priceHt }) => [priceHt],
  canteenName: ({ canteenName, creationDate }) => [canteenName, creationDate],
  description: ({ searchText, date }) => [[...searchText].slice(0, 200).join(''), date],
  family: ({ family, date }) => [family ?? '', date],
}

interface Selection {
  readonly canteen: readonly number[]
  readonly family: readonly string[]
  readonly characteristics: readonly string[]
  readonly date_after: string | null
  readonly date_before: string | null
  readonly search: readonly string[]
  readonly order: (typeof purchaseOrders)[number]
  readonly second: (typeof purchaseOrders)[number] | null
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

const everything = {
  canteen: [],
  family: [],
  characteristics: [],
  date_after: null,
  date_before: null,
  search: [],
  second: null,
} as const satisfies Partial<Selection>

const sometimes = <Value>(chance: number, value: () => Value, otherwise: Value): Value =>
  dice.whole(100) < chance ? value() : otherwise

function someSelection(): Selection {
  const isDeep = dice.whole(3) === 0
  return {
    canteen: sometimes<number[]>(20, () => [pick(canteens), pick(canteens)], []),
    family: sometimes<string[]>(30, () => [pick(families.slice(1)), pick(productFamilies)], []),
    characteristics: sometimes<string[]>(30, () => [pick(storedCharacteristics), pick(['BIO', 'HVE'])], []),
    date_after: sometimes<string | null>(25, () => pick([day(), '2023-07-01', '2024-02-29']), null),
    date_before: sometimes<string | null>(25, () => pick([day(), '2024-06-30', '2024-02-29']), null),
    search: sometimes<string[]>(
      30,
      () => [pick(['pom', 'oeuf', 'e', 'ferme', 'zzz', 'long']), pick(['', 'm', '1'])],
      [],
    ),
    order: pick(purchaseOrders),
    second: sometimes<Selection['second']>(15, () => pick(purchaseOrders), null),
    descending: dice.whole(2) === 0,
    limit: pick([1, 10, 50]),
    offset: isDeep ? dice.whole(1100) : dice.whole(40),
  }
}

function queryOf({ canteen, family, characteristics, search, ...others }: Selection): string {
  const sign = others.descending ? '-' : ''
  const parameters = new URLSearchParams({
    ordering: [others.order, ...(others.second ? [others.second] : [])].map(order => sign + order).join(),
    limit: String(others.limit),
    offset: String(others.offset),
    search: search.join(' '),
  })
  for (const id of canteen) parameters.append('canteen', String(id))
  for (const code of family) parameters.append('family', code)
  for (const code of characteristics) parameters.append('characteristics', code)
  if (others.date_after) parameters.set('date_after', others.date_after)
  if (others.date_before) parameters.set('date_before', others.date_before)
  return parameters.toString()
}

function plainPage(all: readonly Stored[], selection: Selection) {
  const { canteen, family, characteristics, date_after, date_before, search, order, second, descending } = selection
  const codesOf = ({ characteristics }: Stored): string[] => JSON.parse(characteristics ?? '[]')
  const hasCode = (purchase: Stored) =>
    characteristics.length === 0 || codesOf(purchase).some(code => characteristics.includes(code))
  const ofFamily = all.filter(purchase => family.length === 0 || family.includes(purchase.family ?? ''))
  const selected = ofFamily.filter(
    purchase =>
      hasCode(purchase) &&
      (canteen.length === 0 || canteen.includes(purchase.canteenId)) &&
      (date_after === null || purchase.date >= date_after) &&
      (date_before === null || purchase.date <= date_before) &&
      search.every(term => purchase.searchText.includes(term)),
  )
  const first = (name: (typeof purchaseOrders)[number]) => (purchase: Stored) =>
    keys[name](purchase)[0] as string | number
  const places = [first(order), ...(second ? [first(second)] : [])]
  const ties = keys[second ?? order]
  const placeOf = (purchase: Stored) => [...places.map(place => place(purchase)), ...ties(purchase), purchase.id]
  const direction = descending ? -1 : 1
  const compare = (a: Stored, b: Stored): number => {
    const [left, right] = [placeOf(a), placeOf(b)]
    const index = left.findIndex((value, index) => value !== right[index])
    return index === -1 ? 0 : (left[index] as string) < (right[index] as string) ? -direction : direction
  }
  const sorted = selected.toSorted(compare)
  const familiesFrom = family.length === 0 ? selected : characteristics.length > 0 ? all.filter(hasCode) : null
  return {
    count: selected.length,
    totalPriceHt: Math.round(selected.reduce((sum, { priceHt }) => sum + priceHt * 100, 0)) / 100,
    families: familiesFrom
      ? productFamilies.filter(code => familiesFrom.some(({ family }) => family === code))
      : productFamilies,
    characteristics: storedCharacteristics.filter(code => ofFamily.some(purchase => codesOf(purchase).includes(code))),
    canteens: canteens.filter(id => selected.some(({ canteenId }) => canteenId === id)),
    ids: sorted.slice(selection.offset, selection.offset + selection.limit).map(({ id }) => id),
  }
}

test('a list equals its plain twin, whatever is selected', async () => {
  const all = await stored()
  for (let run = 0; run < trials(400); run++) {
    const selection = someSelection()
    const query = queryOf(selection)
    const answer = await server.app.inject({ url: `/api/v1/purchases/?${query}`, headers: manager.headers })
    const { results, next, previous, ...summary } = answer.json<PurchasePage>()
    expect({ query, ...summary, ids: results?.map(({ id }) => id) }).toEqual({ query, ...plainPage(all, selection) })
  }
})

type Order = Pick<Selection, 'order' | 'descending'>

/** The ids of the whole list in an order. */
const idsInOrder = (all: readonly Stored[], order: Order) =>
  plainPage(all, { ...everything, ...order, limit: all.length, offset: 0 }).ids

async function idsOfPage(order: Order, offset: number, limit: number): Promise<number[]> {
  const url = `/api/v1/purchases/?${queryOf({ ...everything, ...order, offset, limit })}`
  const { results } = (await server.app.inject({ url, headers: manager.headers })).json<PurchasePage>()
  return results.map(({ id }) => id)
}

test.each([true, false])(
  'a page that begins where a canteen or a family ends shows the next (descending: %s)',
  async descending => {
    const all = await stored()
    for (const order of ['canteenName', 'family'] as const) {
      const ids = idsInOrder(all, { order, descending })
      const groups = ids
        .map(id => all.find(purchase => purchase.id === id))
        .map(found => found && keys[order](found)[0])
      const ends = groups.flatMap((group, index) => (index > 0 && group !== groups[index - 1] ? index : []))
      expect(ends.length).toBeGreaterThan(0)
      for (const offset of ends) {
        expect(await idsOfPage({ order, descending }, offset, 10)).toEqual(ids.slice(offset, offset + 10))
      }
    }
  },
)

test.each([true, false])(
  'far pages of a list by date have the purchases of all days (descending: %s)',
  async descending => {
    const order: Order = { order: 'date', descending }
    const ids = idsInOrder(await stored(), order)
    const pages: number[][] = []
    for (let offset = 500; offset < ids.length; offset += 20) pages.push(await idsOfPage(order, offset, 20))
    expect(pages.flat()).toEqual(ids.slice(500))
  },
)

test('the kept texts and months are those of the purchases, whatever was written', async () => {
  const { reader } = server.app.services.database
  const tallies = {
    purchaseTexts: "search_text, coalesce(description, '') AS description, coalesce(provider, '') AS provider",
    purchaseMonths: 'CAST(substr(date, 1, 4) || substr(date, 6, 2) AS integer) AS month',
  }
  for (const [table, columns] of Object.entries(tallies)) {
    const names = table === 'purchaseTexts' ? ['searchText', 'description', 'provider'] : ['month']
    const groups = ['canteenId', 'family', ...names]
    const kept: object[] = await reader(table)
      .groupBy(groups)
      .havingRaw('sum(count) <> 0')
      .select(groups)
      .sum({ count: 'count', cents: 'cents' })
    const counted: object[] = await reader('purchases')
      .whereNull('deletionDate')
      .groupByRaw(groups.map((_, index) => index + 1).join())
      .select('canteenId', reader.raw("coalesce(family, '') AS family"), reader.raw(columns))
      .count({ count: '*' })
      .sum({ cents: reader.raw('CAST(round(price_ht * 100) AS integer)') })
    const lines = (rows: object[]) => rows.map(row => JSON.stringify(Object.entries(row).toSorted())).toSorted()
    expect(lines(kept)).toEqual(lines(counted))
  }
})
