import { schemaOf } from '@ma-cantine/lib'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { createRandom } from '../support/damaged-files.ts'
import { rightRows } from '../support/files.ts'
import { makeSiret } from '../support/siret-number.ts'

/** A file of detailed diagnostics, each of a canteen of its own, whose 112 cells of the grid are all filled: the widest rows there are. */
export function detailedDiagnosticsFile(rows: number): string {
  const random = createRandom(3)
  const labels = schemaOf('diagnostics_complets').fields.map(({ name }) => name)
  const lines = Array.from({ length: rows }, (_, index) => {
    const cents = gridCells.map(() => Math.floor(random() * 100_000))
    const total = gridCells.reduce(
      (sum, { label }, i) => sum + (label.group === 'origin' ? 0 : (cents[i] as number)),
      0,
    )
    const row: Record<string, string> = {
      ...rightRows.diagnostics_complets,
      ...Object.fromEntries(gridCells.map(({ column }, i) => [column, ((cents[i] as number) / 100).toFixed(2)])),
      siret: makeSiret(index),
      nombre_repas_an: '20000',
      valeur_totale: (total / 100).toFixed(2),
      valeur_viandes_volailles: '20000',
      valeur_poissons_produits_mer: '20000',
    }
    return labels.map(label => row[label] ?? '').join(',')
  })
  return `${[labels.join(','), ...lines].join('\n')}\n`
}
