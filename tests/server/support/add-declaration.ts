import type { TestServer } from './test-server.ts'

/** Whole euros. */
export interface DeclaredEuros {
  readonly total: number | null
  readonly organic: number | null
  readonly sustainable?: number | null
  readonly performance?: number | null
  readonly others?: number | null
}

let codes = 0

/** Declares amounts of 2024 for a canteen, during its campaign, without a report; `columns` says what differs. */
export async function addDeclaration(
  { app }: TestServer,
  canteenId: number,
  { total, organic, sustainable = null, performance = null, others = null }: DeclaredEuros,
  columns: object = {},
): Promise<void> {
  const date = '2025-02-10T11:00:00.000Z'
  await app.services.database.writer('teledeclarations').insert({
    canteenId,
    year: 2024,
    version: 1,
    status: 'SUBMITTED',
    teledeclarationMode: 'SITE',
    declaredData: '{}',
    digest: '0'.repeat(64),
    proofCode: `7K2M-9QXA-04TB-${++codes}`,
    canteenSiret: '21340172201787',
    valueTotalHt: total,
    valueBioHtAgg: organic,
    valueSustainableHtAgg: sustainable,
    valueExternalityPerformanceHtAgg: performance,
    valueEgalimOthersHtAgg: others,
    creationDate: date,
    modificationDate: date,
    ...columns,
  })
}
