import type { OverlapCase } from './overlap-cases.ts'

/** Cases that a small fault in the comparison would answer otherwise, written as the others are. */
export const closeCalls: readonly OverlapCase[] = [
  {
    title: 'two rows that say the same, of which one amount is stored',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 100', 'Carottes | 2025-01-01 | 2025-12-31 | | 150'],
    purchases: ['Carottes | 2025-02-15 | | 100'],
    verdicts: ['other-amount', 'other-amount'],
  },
  {
    title: 'a total on the last day, under other products',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Facture 12 | 2025-12-31 | | 100 | | AUTRES'],
    verdicts: ['in-doubt'],
  },
  {
    title: 'a total of an unknown supplier, under other products',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Facture 12 | 2025-03-02 | | 100 | - | AUTRES'],
    verdicts: ['new'],
  },
  {
    title: 'a purchase without a family',
    rows: ['Carottes | 2025-01-01 | 2025-12-31 | | 60'],
    purchases: ['Carottes | 2025-03-02 | | 60 | | -'],
    verdicts: ['stored'],
  },
  {
    title: 'periods that share a day, on which the purchase was made',
    rows: ['Carottes | 2025-01-01 | 2025-06-30 | | 100', 'Carottes | 2025-06-30 | 2025-12-31 | | 50'],
    purchases: ['Carottes | 2025-06-30 | | 100'],
    verdicts: ['other-amount', 'other-amount'],
  },
  {
    title: 'a year, and two months of it',
    rows: [
      'Carottes | 2025-01-01 | 2025-12-31 | | 100',
      'Carottes | 2025-01-01 | 2025-01-31 | | 10',
      'Carottes | 2025-11-01 | 2025-11-30 | | 20',
    ],
    purchases: ['Carottes | 2025-11-15 | | 20'],
    verdicts: ['other-amount', 'other-amount', 'other-amount'],
  },
]
