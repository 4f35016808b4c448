import { type Field, type FileKind, schemaOf } from '@ma-cantine/lib'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { findSectorId, needsLineMinistry2026 } from '@ma-cantine/lib/canteens/sectors'
import { isValidSiret } from '@ma-cantine/lib/canteens/siret'
import { ungarble } from '@ma-cantine/lib/table-schema/garbled-text'
import { isBlank } from '@ma-cantine/lib/table-schema/invisible-characters'
import { isStorable } from '@ma-cantine/lib/table-schema/unreadable-characters'
import { fc } from '../../support/properties.ts'

/** The cells of a table that breaks no limit and no rule, in the order of the schema. */
export interface RightTable {
  readonly kind: FileKind
  readonly rows: readonly (readonly string[])[]
}

/** Text of any script that can be stored, without letters that look misread. */
const anyText = fc
  .string({ unit: 'binary', maxLength: 12 })
  .map(text => [...text].filter(isStorable).join(''))
  .map(text => (ungarble(text) === null ? text : ''))
const filledText = anyText.map(text => (isBlank(text) ? `x${text}` : text))

const siret = fc.stringMatching(/^\d{13}$/).map(start => {
  const digits = Array.from({ length: 10 }, (_, digit) => start + digit)
  return digits.find(isValidSiret) ?? ''
})
/** A number of euros as people write it. */
const euros = (minimum: number, maximum: number) =>
  fc
    .tuple(
      fc.integer({ min: minimum, max: maximum - 1 }),
      fc.constantFrom('', ',5', '.25', ',99', '.00'),
      spaces,
      spaces,
    )
    .map(([whole, decimals, before, after]) => `${before}${whole}${decimals}${after}`)
const spaces = fc.constantFrom('', '', '', ' ', '\u00a0')
const email = fc.stringMatching(/^[a-z0-9._-]{1,8}@[a-z]{1,6}\.(fr|com)$/)
const emails = fc.array(email, { maxLength: 3 }).map(all => all.join(', '))

/** Totals are far above their parts, and the EGalim amounts above those of their families, so that no sum is wrong. */
const amounts: Readonly<Record<string, [number, number]>> = {
  valeur_totale: [1_000_000, 2_000_000],
  valeur_viandes: [50_000, 100_000],
  valeur_viandes_volailles: [50_000, 100_000],
  valeur_poissons: [50_000, 100_000],
  valeur_poissons_produits_mer: [50_000, 100_000],
  valeur_bio: [10_000, 20_000],
  valeur_egalim_autres: [10_000, 20_000],
  valeur_produits_de_la_mer: [50_000, 100_000],
}

const daysFrom = (first: string, last: string) =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))

const cellsByColumn: Readonly<Record<string, fc.Arbitrary<string>>> = {
  siret,
  siret_livreur_repas: siret,
  siret_cuisine_centrale: siret,
  nombre_repas_jour: fc.integer({ min: 1, max: 1000 }).map(String),
  nombre_repas_an: fc.integer({ min: 1000, max: 2_147_483_647 }).map(String),
  admin_ministère_tutelle: fc.constantFrom(...ministries.map(({ name }) => name)),
  code_insee_commune: fc.stringMatching(/^([013-9]\d|2[AB1-9])\d{3}$/),
  date: daysFrom('1990-01-01', '9999-12-31'),
  // A period lies within one year, and is over.
  date_debut: daysFrom('2025-01-01', '2025-06-30'),
  date_fin: daysFrom('2025-07-01', '2025-12-31'),
  prix_ht: fc.stringMatching(/^\d{1,12}([.,]\d{1,4})?$/),
  definition_local: fc.constantFrom('AUTOUR_SERVICE', ' DEPARTMENT', 'REGION ', 'AUTRE'),
  année_bilan: fc.integer({ min: 2019, max: 2025 }).map(String),
  gestionnaires_additionnels: emails,
  admin_gestionnaires_additionnels: emails,
}

/** Columns that mean something else in files of 2026: no day to come, other codes, no group. */
const cellsOf2026: Readonly<Record<string, fc.Arbitrary<string> | null>> = {
  date: daysFrom('1990-01-01', '2026-01-31'),
  definition_local: null,
  nombre_repas_jour: fc.integer({ min: 3, max: 420 }).map(String),
  groupe_id: fc.constant(''),
  cantine_id: fc.integer({ min: 1, max: 2_147_483_647 }).map(String),
}

function cellOf(
  kind: FileKind,
  { name, type, constraints, doc_enum_multiple, separator }: Field,
): fc.Arbitrary<string> {
  const of2026 = kind.includes('2026') ? cellsOf2026[name] : undefined
  const own = of2026 === undefined ? cellsByColumn[name] : of2026
  if (own) return constraints?.required ? own.filter(text => text !== '') : own
  // Its fair-trade part is a part of each organic amount.
  if (type === 'number') return euros(...(amounts[name] ?? (name.endsWith('_bio') ? [100, 1000] : [0, 90])))
  if (type === 'integer') return fc.integer({ min: Number(constraints?.minimum ?? 0), max: 2_147_483_647 }).map(String)
  const filled = constraints?.required === true
  if (constraints?.pattern) {
    const right = fc.stringMatching(new RegExp(constraints.pattern, 'u'))
    return filled ? right : fc.option(right, { nil: '' })
  }
  if (constraints?.enum) {
    const value = fc.constantFrom(...constraints.enum)
    const right = doc_enum_multiple
      ? fc.array(value, { minLength: 1, maxLength: 3 }).map(values => values.join(` ${separator ?? ','} `))
      : value
    return filled ? right : fc.option(right, { nil: '' })
  }
  return filled ? filledText : anyText
}

const rowsOf = (kind: FileKind): fc.Arbitrary<RightTable> => {
  const { fields } = schemaOf(kind)
  const row = fc.tuple(...fields.map(field => cellOf(kind, field))).map(cells => agreeing(kind, cells))
  // Some files refuse a repeated canteen.
  const options = { minLength: 1, maxLength: fields.length > 100 ? 3 : 12, selector: (cells: string[]) => cells[0] }
  const uniques = fields.flatMap(({ constraints }, index) => (constraints?.unique ? [index] : []))
  const isFirst = (cells: string[], place: number, rows: readonly string[][]) =>
    uniques.every(index => rows.findIndex(other => other[index] === cells[index]) === place)
  return fc.uniqueArray(row, options).map(rows => ({ kind, rows: rows.filter(isFirst) }))
}

/** Empties, or fills, the cells that others of the row ask so. */
function agreeing(kind: FileKind, cells: string[]): string[] {
  if (!kind.includes('2026')) return cells
  return kind.startsWith('cantines') ? agreeingCanteen(kind, cells) : agreeingPurchase(cells)
}

/** Keeps three sectors, the kitchen of a satellite alone, and a ministry where there must be one. */
function agreeingCanteen(kind: FileKind, cells: string[]): string[] {
  const { fields } = schemaOf(kind)
  const cellOfName = Object.fromEntries(fields.map(({ name }, index) => [name, cells[index] ?? '']))
  const { secteurs = '', type_production = '', modèle_économique = '' } = cellOfName
  const kept = secteurs.split(',').slice(0, 3).join(',')
  const ids = kept.split(',').flatMap(name => findSectorId(name) ?? [])
  const model = modèle_économique.trim().toLowerCase() === 'public' ? 'public' : 'private'
  const agreed: Readonly<Record<string, string>> = {
    secteurs: kept,
    ...(/satellite|elsewhere/.test(type_production) ? {} : { siret_cuisine_centrale: '' }),
    administration_tutelle: needsLineMinistry2026(model, ids) ? 'Justice' : '',
    siren_unite_legale: '',
  }
  return fields.map(({ name }, index) => agreed[name] ?? cells[index] ?? '')
}

/** Empties the cells about local products that others of the row rule out. */
function agreeingPurchase(cells: string[]): string[] {
  const [isLocal = '', definition = '', km = ''] = cells.slice(-3)
  const local = ['OUI', 'oui', 'x'].includes(isLocal.trim()) ? definition : ''
  return [...cells.slice(0, -2), local, local.trim() === 'KM' ? km : '']
}

/** A right table of the kind. */
export const rightTable = rowsOf
