import type { RecapDraft } from '@ma-cantine/lib/recaps/recap-draft'
import { recapTable } from '@ma-cantine/lib/recaps/recap-table'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { addCanteenError, addCellError } from '../imports/cell-errors.ts'
import type { CheckedKind, ImportedRow } from '../imports/import-kind.ts'
import type { OpenedLink } from './open-link.ts'

const isInPeriod = ({ row }: OpenedLink, { firstDay, lastDay }: RecapDraft): boolean =>
  (firstDay ?? '') >= row.firstDay && (lastDay ?? '') <= row.lastDay

/** Checks the file that a supplier gives for requests: it names no other canteen, and no other days. */
export class RequestedRecapCheck implements CheckedKind<RecapDraft> {
  readonly tables: readonly Table<RecapDraft>[] = [recapTable]
  readonly fallback = recapTable
  readonly batchRows = 4000
  readonly firstBatchRows = 4000
  private readonly bySiret = new Map<string, OpenedLink[]>()

  constructor(links: readonly OpenedLink[]) {
    for (const link of links) {
      for (const { siret } of link.canteens) {
        if (siret === null) continue
        const ofCanteen = this.bySiret.get(siret)
        if (ofCanteen) ofCanteen.push(link)
        else this.bySiret.set(siret, [link])
      }
    }
  }

  /** The requests that a row answers. */
  askedBy(draft: RecapDraft): OpenedLink[] {
    return (this.bySiret.get(draft.siret ?? '') ?? []).filter(link => isInPeriod(link, draft))
  }

  refuseTable(): null {
    return null
  }

  async lookUpCanteens(): Promise<boolean> {
    return true
  }

  checkCanteen(key: string, row: number, validation: Validation<RecapDraft>): void {
    if (!this.bySiret.has(key)) addCanteenError(validation, 'not-requested-canteen', row, key)
  }

  checkRow({ draft, row }: ImportedRow<RecapDraft>, validation: Validation<RecapDraft>): void {
    this.checkCanteen(draft.siret ?? '', row, validation)
    const links = this.bySiret.get(draft.siret ?? '') ?? []
    const firstDay = draft.firstDay ?? ''
    const lastDay = draft.lastDay ?? ''
    if (links.some(link => isInPeriod(link, draft))) return
    // The request that the row is most likely meant for: of its year, else the first one.
    const link = links.find(each => each.row.firstDay.slice(0, 4) === firstDay.slice(0, 4)) ?? links[0]
    if (!link) return
    const asked = link.row
    if (firstDay < asked.firstDay) {
      const error = { code: 'before-requested-period', row, field: 'date_debut', value: firstDay } as const
      addCellError(validation, { ...error, expected: asked.firstDay })
    }
    if (lastDay > asked.lastDay) {
      const error = { code: 'after-requested-period', row, field: 'date_fin', value: lastDay } as const
      addCellError(validation, { ...error, expected: asked.lastDay })
    }
  }

  async checkAgainstStored(): Promise<void> {}
}
