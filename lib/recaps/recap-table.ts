import { recapitulatifFournisseur } from '../generated/schemas.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { bindTable } from '../table-schema/table.ts'
import { type RecapDraft, recapBindings } from './recap-draft.ts'
import { recapRules } from './recap-rules.ts'

/** The recap of a supplier: an article and a period a row. */
export const recapTable = bindTable<RecapDraft>(recapitulatifFournisseur, recapBindings, recapRules, bundledCell)
