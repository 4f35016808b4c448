/** A purchase as a row of an import file: texts by the names of its columns. A column that is left out is empty. */
export type PurchaseFileRow = Readonly<
  Partial<
    Record<
      | 'siret'
      | 'description'
      | 'fournisseur'
      | 'date'
      | 'prix_ht'
      | 'famille_produits'
      | 'caracteristiques'
      | 'definition_local',
      string
    >
  >
>

let waiting: readonly PurchaseFileRow[] = []

/**
 * Hands rows to the sheet of purchases, which adds them to what it holds when it next opens: the caller then goes to
 * `addressOf('PurchaseSheet')`.
 */
export function openSheetWith(rows: readonly PurchaseFileRow[]): void {
  waiting = [...waiting, ...rows]
}

/** Takes the rows that wait for the sheet, once. */
export function takeRows(): readonly PurchaseFileRow[] {
  const rows = waiting
  waiting = []
  return rows
}
