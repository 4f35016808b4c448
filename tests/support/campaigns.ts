import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'

/** The campaigns that a new database has. */
export const campaigns: readonly Campaign[] = [
  { year: 2021, declaration: { start: '2022-07-16', end: '2022-12-04' }, correction: null },
  { year: 2022, declaration: { start: '2023-02-12', end: '2023-06-30' }, correction: null },
  {
    year: 2023,
    declaration: { start: '2024-01-08', end: '2024-06-11' },
    correction: { start: '2024-06-03', end: '2024-06-12' },
  },
  {
    year: 2024,
    declaration: { start: '2025-01-07', end: '2025-04-06' },
    correction: { start: '2025-04-16', end: '2025-04-30' },
  },
  {
    year: 2025,
    declaration: { start: '2026-01-12', end: '2026-04-15' },
    correction: { start: '2026-04-16', end: '2026-04-29' },
  },
]
