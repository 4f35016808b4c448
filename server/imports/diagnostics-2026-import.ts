import type { AmountList } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { hasDeclarations } from '../diagnostics/declarations.ts'
import type { DiagnosticFormat2026, DiagnosticRow2026 } from '../diagnostics/import-formats-2026.ts'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../services/services.ts'
import { addCellError } from './cell-errors.ts'
import { Diagnostics2026Attempt } from './diagnostics-2026-attempt.ts'
import { keysOfStaff } from './diagnostics-attempt.ts'
import type { ImportedRow, ImportKind, KindAnswer } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import { NamedCanteensImport } from './named-canteens-import.ts'
import { findDeclared } from './stored-disagreements.ts'

/** A row of a file of reports of 2026, ready to be written. */
export interface Row2026ToWrite {
  /** The SIRET of the canteen, or the digits of its id. */
  readonly canteenKey: string
  readonly row: number
  readonly diagnostic: { readonly year: number; readonly amounts: AmountList }
}

/** Imports reports of 2026, whose rows name a stored canteen and leave it as it is. */
export class Diagnostics2026Import
  extends NamedCanteensImport<DiagnosticRow2026>
  implements ImportKind<DiagnosticRow2026, Row2026ToWrite[]>
{
  readonly kind: FileKind
  readonly tables: readonly Table<DiagnosticRow2026>[]
  readonly batchRows: number
  readonly firstBatchRows: number
  private readonly formats: readonly [DiagnosticFormat2026, ...DiagnosticFormat2026[]]
  private readonly caller: Caller
  private readonly reader: Knex
  /** That of the file, once its header is read. */
  private format: DiagnosticFormat2026

  constructor(
    services: Services,
    call: ImportCall,
    formats: readonly [DiagnosticFormat2026, ...DiagnosticFormat2026[]],
  ) {
    super(services, call)
    const [first] = formats
    this.formats = formats
    this.format = first
    this.kind = first.kind
    this.tables = formats.map(({ table }) => table)
    this.batchRows = first.batchRows
    this.firstBatchRows = first.batchRows
    this.caller = call.caller
    this.reader = services.database.reader
  }

  refuseTable({ schema }: Table<DiagnosticRow2026>): null {
    this.format = this.formats.find(({ table }) => table.schema.name === schema.name) ?? this.format
    return null
  }

  async lookUpCanteens(keys: Iterable<string>): Promise<boolean> {
    await this.canteens.lookUp(keys, this.format.canteenColumn)
    return !this.canteens.areAllManaged || (await hasDeclarations(this.reader, this.canteens.teamIds))
  }

  protected keyOf(draft: DiagnosticRow2026): string {
    return draft.siret ?? String(draft.canteenId)
  }

  async checkAgainstStored(
    rows: readonly ImportedRow<DiagnosticRow2026>[],
    validation: Validation<DiagnosticRow2026>,
  ): Promise<void> {
    const given = rows.flatMap(({ draft, row }) => {
      const canteen = this.canteens.get(this.keyOf(draft))
      // The user may learn nothing about the canteen of another team.
      return canteen?.onTeam && canteen.covered ? [{ row, canteenId: canteen.id, year: draft.year as number }] : []
    })
    for (const { row, year } of await findDeclared(this.reader, given)) {
      addCellError(validation, { code: 'declared-diagnostic', row, field: 'année_bilan', value: String(year) })
    }
  }

  async refuseFile(): Promise<null> {
    return null
  }

  async prepare(): Promise<void> {}

  /** Checks the rows again, for teams may have changed. */
  async begin(transaction: Knex.Transaction): Promise<Diagnostics2026Attempt | null> {
    const { canteens, format, caller } = this
    if (!(await this.lockManaged(transaction))) return null
    const read = (draft: DiagnosticRow2026, row: number): Row2026ToWrite => ({
      canteenKey: this.keyOf(draft),
      row,
      diagnostic: {
        year: draft.year as number,
        amounts: format.amounts.written.map(property => draft[property] ?? null),
      },
    })
    return new Diagnostics2026Attempt({ transaction, canteens, amounts: format.amounts, caller, read })
  }

  buildEmptyAnswer(): KindAnswer {
    return { canteens: [], canteenCount: 0, ...keysOfStaff(this.caller.user, 0) }
  }
}
