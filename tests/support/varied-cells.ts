import type { Field, FileKind } from '@ma-cantine/lib'
import { isValidSiret } from '@ma-cantine/lib/canteens/siret'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { allowedValues } from '@ma-cantine/lib/table-schema/descriptor'
import type { Dice } from './dice.ts'
import { rightRows } from './files.ts'

/** Makes the cell of a field: usually one value, now and then another that its limits accept. */
export type CellMaker = (dice: Dice) => string

const texts = [
  'Pâtes',
  'Crème « entière » 30 %',
  'O’Brien & fils',
  'Œufs, plein air',
  'Pain 5" inox',
  '東京',
  '😀 Riz',
  'a;b|c',
]
const sirets = ['99821993500017', '99746507500015', '99599528900015', '99182633000011', '26566234910966']
/** The canteens of files that name them by their id, those of the examples included. */
export const canteenIds: readonly number[] = Array.from({ length: 100 }, (_, index) => 900 + index)
/** The share of cells with another right value, so that rules see varied rows. */
const variety = 0.2

/** Parts so close to their totals that damage to these is soon met. */
const closeParts: Readonly<Record<string, string>> = {
  valeur_provenance_france_viandes_volailles: '2700',
  valeur_viandes_volailles_france: '2700',
}

export function cellMakers(kind: FileKind, fields: readonly Field[]): CellMaker[] {
  return fields.map(field => {
    const usual = rightRows[kind][field.name] ?? closeParts[field.name] ?? ''
    if (field.constraints?.unique) return field.type === 'integer' ? newId : newSiret
    // A canteen has one diagnostic a year, so nearly every row needs another SIRET. Files of wide rows are short.
    if (field.name === 'cantine_id' && tableOf(kind).rowKey) return dice => String(dice.pick(canteenIds))
    if (field.name === 'siret' && tableOf(kind).rowKey) {
      const known = fields.length > 100 ? 0.02 : 0
      return dice => (dice.chance(known) ? dice.pick(sirets) : newSiret(dice))
    }
    const other = otherCell(field, usual)
    return other ? dice => (dice.chance(variety) ? other(dice) : usual) : () => usual
  })
}

function otherCell(field: Field, usual: string): CellMaker | null {
  const { name, type, constraints, doc_enum_multiple, separator } = field
  const values = allowedValues(field)
  if (values && doc_enum_multiple) {
    // Files of 2026 take three sectors at most.
    const most = name === 'secteurs' && separator === ',' ? 4 : 3
    return dice => Array.from({ length: 1 + dice.whole(most) }, () => dice.pick(values)).join(separator ?? ',')
  }
  if (values) return dice => (constraints?.required ? dice.pick(values) : dice.pick([...values, '']))
  if (name === 'année_bilan') return dice => String(2019 + dice.whole(8))
  if (name === 'prix_ht') return dice => (dice.random() * 10 ** dice.whole(7)).toFixed(dice.whole(3))
  // No part may exceed its total.
  if (type === 'number') return dice => (Number(usual || 10) * (0.9 + dice.random() / 10)).toFixed(dice.whole(3))
  if (name === 'cantine_id') return dice => String(dice.pick(canteenIds))
  if (type === 'integer') return dice => String(dice.whole(100_000))
  if (type === 'date') return dice => new Date(1e12 + dice.random() * 1e12).toISOString().slice(0, 10)
  if (name === 'siret') return dice => dice.pick(sirets)
  if (name === 'siren_unite_legale') return dice => dice.pick(['213401722', ''])
  if (name === 'siret_livreur_repas') return dice => dice.pick([...sirets, ''])
  if (constraints?.pattern === undefined) return dice => dice.pick(constraints?.required ? texts : [...texts, ''])
  return null
}

/** An id that hardly any other row has. */
const newId = (dice: Dice): string => String(1 + dice.whole(2_000_000_000))

/** A SIRET with its check digit that no other row has. */
function newSiret(dice: Dice): string {
  const start = String(1e12 + Math.floor(dice.random() * 9e12))
  const digits = Array.from({ length: 10 }, (_, digit) => start + digit)
  return digits.find(isValidSiret) ?? start
}
