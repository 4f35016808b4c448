/**
 * A recap of a supplier beside the purchases that are stored, and the right answer for each of its rows.
 *
 * Rows: `article | first day | last day | labels | amount`, then a family (FRUITS_ET_LEGUMES otherwise).
 * Purchases: `article | day | labels | amount`, then a supplier (that of the recap otherwise) and a family.
 */
export interface OverlapCase {
  readonly title: string
  readonly rows: readonly string[]
  readonly purchases: readonly string[]
  /** One for each row. */
  readonly verdicts: readonly string[]
}

export const overlapCases: readonly OverlapCase[] = [
  {
    title: 'nothing was bought of this supplier yet',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 240.50', 'Poireaux | 2025-01-01 | 2025-12-31 | | 80'],
    purchases: [],
    verdicts: ['new', 'new'],
  },
  {
    title: 'invoices of the year hold a line, to the cent',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 240.50'],
    purchases: ['CAROTTE BIO 5KG | 2025-03-12 | BIO | 120.25', 'Carottes bio 10 kg | 2025-09-02 | BIO | 120.25'],
    verdicts: ['stored'],
  },
  {
    title: 'an invoice is missing',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 240.50'],
    purchases: ['Carottes bio | 2025-03-12 | BIO | 120.25'],
    verdicts: ['other-amount'],
  },
  {
    title: 'what was typed has no label, where the supplier says one',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | BIO | 100'],
    purchases: ['Carottes | 2025-05-05 | | 100'],
    verdicts: ['other-labels'],
  },
  {
    title: 'the total of an invoice was typed as one purchase',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60', 'Poireaux | 2025-01-01 | 2025-12-31 | | 40'],
    purchases: ['Facture 2025-118 | 2025-06-30 | | 100'],
    verdicts: ['in-doubt', 'in-doubt'],
  },
  {
    title: 'the same article of another supplier says nothing',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2025-06-30 | | 60 | Ferme du Vallon'],
    verdicts: ['new'],
  },
  {
    title: 'the same article of another year says nothing',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2024-06-30 | | 60'],
    verdicts: ['new'],
  },
  {
    title: 'deliveries of December, invoiced in January',
    rows: ['Carottes | 2025-12-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2026-01-06 | | 60'],
    verdicts: ['other-dates'],
  },
  {
    title: 'months, of which one is stored',
    rows: ['Carottes | 2025-01-01 | 2025-01-31 | | 60', 'Carottes | 2025-02-01 | 2025-02-28 | | 70'],
    purchases: ['Carottes | 2025-01-15 | | 60'],
    verdicts: ['stored', 'new'],
  },
  {
    title: 'organic and other carrots, of which the organic ones are stored',
    rows: ['Carottes bio | 2025-01-01 | 2025-12-31 | BIO | 60', 'Carottes | 2025-01-01 | 2025-12-31 | | 200'],
    purchases: ['Carottes bio | 2025-02-15 | BIO | 60'],
    verdicts: ['stored', 'new'],
  },
]
