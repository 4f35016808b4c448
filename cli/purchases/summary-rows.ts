/** A row of a table of sums: what, how much, which share, and what to know of it. */
export interface SummaryRow {
  readonly label: string
  readonly amount: string
  readonly share: string
  readonly note: string
  /** How a screen shows it; the words say it too. */
  readonly tone: 'plain' | 'strong' | 'good' | 'short'
}

/** The rows in plain text, aligned; groups are set apart. */
export function summaryText(groups: readonly (readonly SummaryRow[])[]): string {
  const { label, amount, share } = rowWidths(groups)
  return groups
    .map(rows =>
      rows
        .map(row =>
          [row.label.padEnd(label), row.amount.padStart(amount), row.share.padStart(share), row.note]
            .join('  ')
            .trimEnd(),
        )
        .join('\n'),
    )
    .join('\n\n')
}

export function rowWidths(groups: readonly (readonly SummaryRow[])[]) {
  const widest = (column: 'label' | 'amount' | 'share') =>
    Math.max(...groups.flatMap(rows => rows.map(row => row[column].length)))
  return { label: widest('label'), amount: widest('amount'), share: widest('share') }
}
