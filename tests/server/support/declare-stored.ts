import type { TestServer } from './test-server.ts'

/** Declares the stored diagnostics that are not, out of any campaign. */
export async function declareStored({ app }: TestServer): Promise<void> {
  const { writer } = app.services.database
  const date = '2025-02-10T11:00:00.000Z'
  const diagnostics: { id: number; canteenId: number; year: number }[] = await writer('diagnostics')
    .whereNotIn('id', writer('teledeclarations').whereNotNull('diagnosticId').select('diagnosticId'))
    .select('id', 'canteenId', 'year')
  for (const { id, canteenId, year } of diagnostics) {
    await writer('teledeclarations').insert({
      canteenId,
      diagnosticId: id,
      year,
      version: 1,
      status: 'SUBMITTED',
      teledeclarationMode: 'SITE',
      declaredData: '{}',
      digest: '0'.repeat(64),
      proofCode: `7K2M-9QXA-04TB-${id}`,
      creationDate: date,
      modificationDate: date,
    })
  }
}
