import { changedCanteenBindings2026 } from '@ma-cantine/lib/canteens/canteen-draft-2026'
import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import type { CanteenFileVersion } from '@ma-cantine/lib/canteens/canteen-file-versions'
import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import type { Fields } from '@ma-cantine/lib/entities/field'
import { cantines, cantines2026Modifier } from '@ma-cantine/lib/generated/schemas'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import type { Binding } from '@ma-cantine/lib/table-schema/binding'
import type { ReplicatedReads } from '../database/replicated-reads.ts'
import type { Download } from '../http/download.ts'
import { fileOfRows, type Texts } from '../lists/file-rows.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type FileCanteen, readFileCanteens } from './file-canteens.ts'
import { type CanteenFilters, listSelectedCanteens, type SelectedCanteen } from './list-managed.ts'

const fields: Fields = canteenFields

/** The columns of 2026. Ids, of canteens and of groups, are whole numbers. */
const columns2026 = Object.fromEntries(
  Object.entries(changedCanteenBindings2026).map(([name, file]) => [
    name,
    { kind: fields[name]?.kind ?? 'integer', file: file as Binding<unknown> },
  ]),
)

interface CanteenExport {
  readonly file: ReturnType<typeof fileOfRows>
  /** Whether the import of the file would take the canteen. */
  takes(canteen: SelectedCanteen): boolean
  valuesOf(canteen: FileCanteen): FileCanteen['values']
}

const exports: Readonly<Record<CanteenFileVersion, CanteenExport>> = {
  '2025': {
    file: fileOfRows(canteenFields, cantines),
    takes: ({ siret }) => siret !== null,
    valuesOf: ({ values }) => values,
  },
  '2026-modifier': {
    file: fileOfRows(columns2026, cantines2026Modifier),
    takes: ({ productionType }) => !mayHaveSatellites(productionType),
    valuesOf: ({ row, values }) => ({ ...values, canteenId: row.id }),
  },
}

const batchRows = 1000

/**
 * The selected canteens as a file that an import reads, without those that it would refuse whatever their values. A cell
 * that the import wants and the canteen lacks is empty, for people to fill.
 */
export async function canteensFile(
  replicated: ReplicatedReads,
  reach: Reach,
  { version, ...filters }: CanteenFilters & { readonly version: CanteenFileVersion },
  format: FileFormat,
): Promise<Download> {
  const { file, takes, valuesOf } = exports[version]
  const selected = await replicated(reader => listSelectedCanteens(reader, reach, filters))
  const ids = selected.filter(takes).map(({ id }) => id)
  return file.makeFile({ format, batches: fileRows(), leftOut: selected.length - ids.length })

  async function* fileRows(): AsyncGenerator<Texts[]> {
    for (let start = 0; start < ids.length; start += batchRows) {
      const part = ids.slice(start, start + batchRows)
      const canteens = await replicated(reader => readFileCanteens(reader, part))
      yield part.flatMap(id => {
        const canteen = canteens.get(id)
        return canteen ? [file.textsOf(valuesOf(canteen))] : []
      })
    }
  }
}
