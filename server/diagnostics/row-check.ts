import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import { completedDiagnostic } from '@ma-cantine/lib/diagnostics/completed-diagnostic'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { type Campaign, openCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { MetCanteens, writeProblem } from '../canteens/canteens-by-siret.ts'
import { addCellError } from '../imports/cell-errors.ts'
import type { ImportedRow } from '../imports/preparation.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import type { DiagnosticFileRow, ImportLevel } from './import-levels.ts'
import { diagnosticsOf, type RowToWrite, rowToWrite } from './rows-to-write.ts'
import { diagnosticKey, findDiagnostics } from './stored-diagnostics.ts'

/** Looks rows up in the stored data. What one file teaches is forgotten with its request. */
export class RowCheck {
  staffFile = false
  /** Of the central kitchens met. */
  readonly kitchens = new Set<string>()
  readonly met: MetCanteens
  private readonly reader: Knex
  private readonly level: ImportLevel
  private readonly campaigns: readonly Campaign[]
  private readonly reach: Reach

  constructor(reader: Knex, reach: Reach, level: ImportLevel, campaigns: readonly Campaign[]) {
    this.reader = reader
    this.reach = reach
    this.met = new MetCanteens(reader, reach)
    this.level = level
    this.campaigns = campaigns
  }

  async prepare(
    batch: readonly ImportedRow<DiagnosticFileRow>[],
    validation: Validation<DiagnosticFileRow>,
  ): Promise<RowToWrite[]> {
    await this.met.meet(batch.map(({ draft }) => draft.siret ?? ''))
    for (const { draft, row } of batch) {
      const siret = draft.siret ?? ''
      // No file, not even that of staff, opens a canteen whose team one is not on; one that it creates is new to all.
      const problem = writeProblem(this.met.get(siret), this.reach)
      if (problem) addSiretError(validation, problem, row, siret)
      if (isCentralKitchen(draft.productionType)) this.kitchens.add(siret)
      if (draft.declaration === 'teledeclare') this.refuseDeclaration(validation, row)
    }
    const rows = batch.map(({ draft, row }) => rowToWrite(draft, row, this.level, this.staffFile))
    if (this.level.type === 'COMPLETE') await this.compareWithStored(batch, rows, validation)
    return rows
  }

  private refuseDeclaration(validation: Validation<DiagnosticFileRow>, row: number): void {
    const code = openCampaign(new Date(), this.campaigns) ? 'declaration-by-file' : 'campaign-closed'
    addCellError(validation, { code, row, field: 'admin_statut_teledeclaration', value: 'teledeclare' })
  }

  /** What a detailed row leaves empty stays as it is stored: both together must agree. */
  private async compareWithStored(
    batch: readonly ImportedRow<DiagnosticFileRow>[],
    rows: readonly RowToWrite[],
    validation: Validation<DiagnosticFileRow>,
  ): Promise<void> {
    const known = new Map(
      rows.flatMap(({ canteen }) => {
        const stored = this.met.get(canteen.siret)
        // Of another team's canteen nothing may be told.
        return stored?.onTeam && stored.covered ? [[canteen.siret, stored.id]] : []
      }),
    )
    const given = diagnosticsOf(rows, siret => known.get(siret) ?? null)
    const keys = given.map(({ diagnostic }) => diagnostic)
    const stored = await findDiagnostics(this.reader, keys)
    for (const { diagnostic, index } of given) {
      const before = stored.get(diagnosticKey(diagnostic))
      if (!before) continue
      const { broken } = completedDiagnostic(diagnostic.amounts, before.amounts)
      if (!broken) continue
      addCellError(validation, {
        code: 'disagrees-with-stored',
        row: batch[index]?.row ?? 0,
        field: 'année_bilan',
        value: String(diagnostic.year),
        expected: broken,
      })
    }
  }
}
