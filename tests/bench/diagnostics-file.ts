import { schemaOf } from '@ma-cantine/lib'
import { seeded } from '../support/damaged-files.ts'
import { rightRows } from '../support/files.ts'

/** A file of detailed diagnostics whose 112 cells of the grid are all filled: the widest rows there are. */
export function detailedDiagnosticsFile(rows: number): string {
  const random = seeded(3)
  const { fields } = schemaOf('diagnostics_complets')
  const right = {
    ...rightRows.diagnostics_complets,
    valeur_totale: '999999',
    valeur_viandes_volailles: '99999',
    valeur_poissons_produits_mer: '99999',
  }
  const lines = Array.from({ length: rows }, () =>
    fields
      .map(
        ({ name, type }) =>
          right[name as keyof typeof right] ?? (type === 'number' ? (random() * 1000).toFixed(2) : ''),
      )
      .join(','),
  )
  return `${[fields.map(({ name }) => name).join(','), ...lines].join('\n')}\n`
}
