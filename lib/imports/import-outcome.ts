import type { FileKind } from './file-kind.ts'
import { formatNameOf } from './format-names.ts'
import { type ImportLevel, importLevels } from './import-levels.ts'

/** The imports that the site offers, in the order of its list. */
export const importOutcomes = [
  'CANTEENS',
  'SIMPLE',
  'COMPLETE',
  'CC_SIMPLE',
  'CC_COMPLETE',
  'PURCHASES',
  'RECAP',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const isLevel = (outcome: ImportOutcome): outcome is ImportLevel =>
  (importLevels as readonly ImportOutcome[]).includes(outcome)

/** The kinds of files that each import takes, in the format of today first. */
export const outcomeKinds: Readonly<Record<ImportOutcome, readonly [FileKind, ...FileKind[]]>> = {
  CANTEENS: [
    'cantines',
    'cantines_admin',
    'cantines_2026_creer',
    'cantines_2026_modifier',
    'cantines_2026_gestionnaires',
  ],
  SIMPLE: ['diagnostics', 'diagnostics_2026_siret', 'diagnostics_2026_id', 'diagnostics_admin'],
  COMPLETE: ['diagnostics_complets', 'diagnostics_complets_2026'],
  CC_SIMPLE: ['diagnostics_cc'],
  CC_COMPLETE: ['diagnostics_complets_cc'],
  PURCHASES: ['achats', 'achats_2026_siret', 'achats_2026_id'],
  RECAP: ['recapitulatif_fournisseur'],
}

const kindsWithStaffColumns: readonly FileKind[] = ['cantines_admin', 'diagnostics_admin']
const staffKinds: readonly FileKind[] = [...kindsWithStaffColumns, 'cantines_2026_gestionnaires']

/** The import that takes a kind of file. */
export const outcomeOfKind = (kind: FileKind): ImportOutcome =>
  importOutcomes.find(outcome => outcomeKinds[outcome].includes(kind)) as ImportOutcome

/** Whether the rows of such files become purchases. */
export const storesPurchases = (kind: FileKind): boolean => ['PURCHASES', 'RECAP'].includes(outcomeOfKind(kind))

/**
 * Which canteens a kind of file may be about: any, which it describes to create or change them; stored ones, which it names;
 * new ones, which it creates.
 */
export const canteensOfFile = (kind: FileKind): 'any' | 'stored' | 'new' => {
  if (kind === 'cantines_2026_creer') return 'new'
  return !storesPurchases(kind) && formatNameOf(kind).endsWith('@2025') ? 'any' : 'stored'
}

/** Whether only staff may send files of this kind. */
export const isStaffKind = (kind: FileKind): boolean => staffKinds.includes(kind)

/** Whether a kind is another one with columns that only staff may fill. */
export const hasStaffColumns = (kind: FileKind): boolean => kindsWithStaffColumns.includes(kind)

/** The kinds of files that an import takes from a caller. */
export const kindsFor = (outcome: ImportOutcome, isStaff: boolean): readonly FileKind[] =>
  outcomeKinds[outcome].filter(kind => isStaff || !isStaffKind(kind))
