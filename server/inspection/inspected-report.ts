import { amountsOfReport, amountsOfSnapshot, type DeclaredAmounts } from '@ma-cantine/lib/inspection/inspected-amounts'
import type { InspectedDeclaration } from '@ma-cantine/lib/inspection/inspection-api'
import { inspectionRefusals } from '@ma-cantine/lib/inspection/inspection-refusals'
import { Snapshot } from '@ma-cantine/lib/teledeclaration/snapshot'
import { coversPurchases } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import type { Knex } from 'knex'
import { loadDiagnostics } from '../diagnostics/load-diagnostics.ts'
import { notFound } from '../http/refusal.ts'
import type { TeledeclarationRow } from '../teledeclaration/teledeclaration-rows.ts'
import { parisTime } from '../time/date-time.ts'

/** The year of a canteen that is inspected. */
export interface InspectedYear {
  readonly canteenId: number
  readonly year: number
}

/** A declaration in force, and the amounts that it froze. */
export interface DeclaredReport extends InspectedYear {
  readonly canteenName: string
  readonly declaration: InspectedDeclaration
  /** The frozen data to the byte: their digest is that of the proof. */
  readonly declaredData: string
  readonly amounts: DeclaredAmounts
}

/** @throws Refusal (404) where nothing is declared, or where another canteen declares the purchases. */
export async function declaredReport(reader: Knex, { canteenId, year }: InspectedYear): Promise<DeclaredReport> {
  const declared = await findDeclared(reader, { canteenId, year })
  if (!declared) throw notFound(inspectionRefusals('not-declared', year))
  return declared
}

/** The declared amounts of a year or, while nothing is declared, those of the report. @throws Refusal (404) without one. */
export async function inspectedReport(
  reader: Knex,
  { canteenId, year }: InspectedYear,
): Promise<Pick<DeclaredReport, 'canteenName' | 'amounts'> & { readonly declaration: InspectedDeclaration | null }> {
  const declared = await findDeclared(reader, { canteenId, year })
  if (declared) return declared
  const diagnostic = (await loadDiagnostics(reader, [canteenId], [year])).get(canteenId)?.[0]
  if (!diagnostic) throw notFound(inspectionRefusals('no-report', year))
  const { name }: { name: string } = await reader('canteens').where({ id: canteenId }).first('name')
  return { canteenName: name, amounts: amountsOfReport(diagnostic), declaration: null }
}

async function findDeclared(reader: Knex, { canteenId, year }: InspectedYear): Promise<DeclaredReport | null> {
  const row: TeledeclarationRow | undefined = await reader('teledeclarations')
    .where({ canteenId, year, status: 'SUBMITTED' })
    .first()
  if (!row) return null
  if (!coversPurchases(row.teledeclarationMode)) throw notFound(inspectionRefusals('declared-by-kitchen', year))
  const { canteen, teledeclaration } = Snapshot.parse(JSON.parse(row.declaredData))
  const { version, proofCode, digest, declaredData } = row
  return {
    canteenId,
    year,
    canteenName: canteen.name,
    declaration: { date: parisTime(row.creationDate), version, proofCode, digest },
    declaredData,
    amounts: amountsOfSnapshot(teledeclaration),
  }
}
