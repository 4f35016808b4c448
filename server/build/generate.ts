/**
 * Writes server/generated/territories.json: the communes, départements, régions and intercommunalités of Etalab's
 * package, a tenth of its size and quick to read, so that the package is not needed at run time.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PackedTerritories } from '../territories/packed-territories.ts'

interface Named {
  readonly code: string
  readonly nom: string
}
interface Department extends Named {
  readonly region: string
}
interface Epci extends Named {
  readonly membres: readonly { readonly code: string }[]
}
interface Commune extends Named {
  readonly type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal'
  readonly departement: string
  readonly codesPostaux?: readonly string[]
  readonly anciensCodes?: readonly string[]
  /** For a commune déléguée or associée: the commune that it is now part of. */
  readonly chefLieu?: string
  /** For an arrondissement: its city. */
  readonly commune?: string
}

const require = createRequire(import.meta.url)
const read = <Item>(name: string): Item[] =>
  JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${name}.json`), 'utf8')) as Item[]

const departments = read<Department>('departements')
const epcis = read<Epci>('epci')
const all = read<Commune>('communes')
const communes = all.filter(({ type }) => type === 'commune-actuelle')
const current = new Set(communes.map(({ code }) => code))

const place = <Item extends { readonly code: string }>(items: readonly Item[]) =>
  new Map(items.map(({ code }, index) => [code, index]))
const departmentPlace = place(departments)
const epciPlace = new Map(epcis.flatMap(({ membres }, index) => membres.map(({ code }) => [code, index] as const)))

/** Codes still in use that are not those of a current commune: merged communes, and arrondissements of cities. */
const otherCodes = [
  ...communes.flatMap(({ code, anciensCodes = [] }) =>
    anciensCodes.map(former => ({ code: former, of: code, postal: '' })),
  ),
  ...all
    .filter(({ type, code }) => type !== 'commune-actuelle' && !current.has(code))
    .map(({ code, chefLieu, commune, codesPostaux = [] }) => ({
      code,
      of: commune ?? chefLieu ?? '',
      postal: codesPostaux.join(' '),
    })),
]

const packed: PackedTerritories = {
  regions: read<Named>('regions').map(({ code, nom }) => [code, nom]),
  departments: departments.map(({ code, nom, region }) => [code, nom, region]),
  epcis: epcis.map(({ code, nom }) => [code, nom]),
  communes: {
    codes: communes.map(({ code }) => code),
    names: communes.map(({ nom }) => nom),
    departments: communes.map(({ departement }) => {
      const found = departmentPlace.get(departement)
      if (found === undefined) throw new Error(`No département ${departement}`)
      return found
    }),
    epcis: communes.map(({ code }) => epciPlace.get(code) ?? -1),
    postalCodes: communes.map(({ codesPostaux = [] }) => codesPostaux.join(' ')),
  },
  otherCodes: {
    codes: otherCodes.map(({ code }) => code),
    communes: otherCodes.map(({ of }) => of),
    postalCodes: otherCodes.map(({ postal }) => postal),
  },
}

const output = new URL('../generated/', import.meta.url)
mkdirSync(output, { recursive: true })
writeFileSync(new URL('territories.json', output), JSON.stringify(packed))
