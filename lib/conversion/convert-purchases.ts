import type { FileKind } from '../imports/file-kind.ts'
import { tableOf } from '../imports/file-kinds.ts'
import type { UnsayableCode } from '../purchases/other-format.ts'
import { type PurchaseFileDraft, type PurchaseFormat, purchaseFormatOf } from '../purchases/purchase-formats.ts'
import type { ConversionContext, RowConversion } from './row-conversion.ts'

/** The columns that the other format would refuse for a reason. */
const refusedColumns: Readonly<Partial<Record<UnsayableCode, string>>> = {
  'no-family': 'famille_produits',
  'no-provider': 'fournisseur',
  'date-to-come': 'date',
  'local-definition': 'definition_local',
  'no-local-definition': 'definition_local',
}

const formatOf = (kind: FileKind): PurchaseFormat => purchaseFormatOf(tableOf(kind).schema) as PurchaseFormat

export function purchaseConversion({ from, to }: ConversionContext): RowConversion {
  const source = formatOf(from)
  const target = formatOf(to)
  return {
    bindings: target.bindings,
    say(row: PurchaseFileDraft) {
      const { draft, unsayable } = target.say(source.read(row), source.canteenKey(row))
      return { draft, losses: unsayable.map(each => ({ ...each, column: refusedColumns[each.code] ?? null })) }
    },
  }
}
