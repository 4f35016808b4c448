import type { CanteenDraft } from '../canteens/canteen-draft.ts'
import { canteenColumns } from '../canteens/canteen-table.ts'
import { isCentralKitchen } from '../canteens/production.ts'
import { detailedBindings2026, simpleBindings2026BySiret } from '../diagnostics/diagnostic-draft-2026.ts'
import { includedProperties } from '../diagnostics/included-amounts.ts'
import { pickValues } from '../entities/pick-values.ts'
import type { DetailedDiagnosticRow, DiagnosticStaffColumns, SimpleDiagnosticRow } from '../imports/diagnostic-rows.ts'
import { detailedAmountColumns, simpleAmountColumns } from '../imports/diagnostic-tables.ts'
import type { Binding } from '../table-schema/binding.ts'
import { type ConversionContext, type Loss, lossIf, type Obstacle, type RowConversion } from './row-conversion.ts'

type Row2025 = (SimpleDiagnosticRow | DetailedDiagnosticRow) & Partial<DiagnosticStaffColumns>
type Row2026 = { readonly siret: string | null } & Readonly<Record<string, unknown>>

/** The kinds of file of 2025 in which kitchens alone have a report. */
const kitchenKinds: readonly string[] = ['diagnostics_cc', 'diagnostics_complets_cc']

export function reportConversion({ from, to, canteens }: ConversionContext): RowConversion | Obstacle {
  const isDetailed = from.startsWith('diagnostics_complets')
  const columns2026 = isDetailed ? detailedBindings2026 : simpleBindings2026BySiret
  if (to === 'diagnostics_2026_siret' || to === 'diagnostics_complets_2026') {
    return { bindings: columns2026, say: sayIn2026(columns2026, kitchenKinds.includes(from)) }
  }
  if (canteens === null) return 'needs-canteens'
  const bindings = { ...canteenColumns, ...(isDetailed ? detailedAmountColumns : simpleAmountColumns) }
  return { bindings, say: sayIn2025(bindings, columns2026, canteens) }
}

/** The canteen is stored, and stays as it is: of its columns, only those that do something else are lost. */
const sayIn2026 = (bindings: object, forKitchens: boolean) => (row: Row2025) => {
  const { year, productionType, managers, silentManagers = [], importSource = null, declaration = null } = row
  const hasReport = year !== null && (!forKitchens || isCentralKitchen(productionType))
  return {
    draft: pickValues(bindings, row),
    losses: hasReport
      ? [
          ...lossIf(managers.length > 0, 'managers', managers.join(', ')),
          ...lossIf(silentManagers.length > 0, 'silent-managers', silentManagers.join(', ')),
          ...lossIf(importSource !== null, 'import-source', importSource ?? ''),
          ...lossIf(declaration !== null, 'declaration', declaration ?? ''),
        ]
      : lossIf(true, 'no-report'),
  }
}

const sayIn2025 =
  (bindings: object, source: object, canteens: ReadonlyMap<string, CanteenDraft>) =>
  (row: Row2026): { readonly draft: object; readonly losses: readonly Loss[] } => {
    const siret = row.siret ?? ''
    const canteen = canteens.get(siret)
    const added = includedProperties.filter(property => (row[property] ?? null) !== null)
    const columns = added.map(property => (source as Record<string, Binding<never>>)[property]?.column)
    return {
      // Nobody is added to a team by a report.
      draft: { ...pickValues(bindings, row), ...(canteen && { ...canteen, managers: [] }), siret },
      losses: canteen
        ? lossIf(added.length > 0, 'added-amounts', columns.join(', '))
        : lossIf(true, 'unknown-canteen', siret),
    }
  }
