import type { FileKind } from '../imports/file-kind.ts'

/** Where to convert to: a format, or 2026 however the file names its canteens. */
export const conversionTargets = ['2025', '2026', '2026-siret', '2026-id'] as const
export type ConversionTarget = (typeof conversionTargets)[number]

/** What a format is told apart by, among those of the same data. */
interface FileFormat {
  readonly kind: FileKind
  readonly year: '2025' | '2026'
  readonly canteensBy: 'siret' | 'id'
}

const of2025 = (kind: FileKind): FileFormat => ({ kind, year: '2025', canteensBy: 'siret' })
const of2026 = (kind: FileKind, canteensBy: FileFormat['canteensBy']): FileFormat => ({
  kind,
  year: '2026',
  canteensBy,
})

/** The data that have several formats, with these. Of those that a conversion may write, it writes the first. */
const families = {
  purchases: [of2025('achats'), of2026('achats_2026_siret', 'siret'), of2026('achats_2026_id', 'id')],
  canteens: [
    of2025('cantines'),
    of2025('cantines_admin'),
    of2026('cantines_2026_creer', 'siret'),
    of2026('cantines_2026_modifier', 'id'),
  ],
  managers: [of2026('cantines_2026_gestionnaires', 'siret')],
  recaps: [of2026('recapitulatif_fournisseur', 'siret')],
  'simple-reports': [
    of2025('diagnostics'),
    of2025('diagnostics_cc'),
    of2025('diagnostics_admin'),
    of2026('diagnostics_2026_siret', 'siret'),
    of2026('diagnostics_2026_id', 'id'),
  ],
  'detailed-reports': [
    of2025('diagnostics_complets'),
    of2025('diagnostics_complets_cc'),
    of2026('diagnostics_complets_2026', 'siret'),
  ],
} satisfies Readonly<Record<string, readonly FileFormat[]>>
export type DataFamily = keyof typeof families

const formats = Object.entries(families).flatMap(([family, members]) =>
  members.map(format => ({ ...format, family: family as DataFamily })),
)
const formatOf = (kind: FileKind) => formats.find(format => format.kind === kind) as (typeof formats)[number]

/** The data of a kind of file. */
export const familyOf = (kind: FileKind): DataFamily => formatOf(kind).family

/** Whether the data of a kind of file have no other format. */
export const isOnlyFormat = (kind: FileKind): boolean => families[familyOf(kind)].length === 1

/**
 * The kind of file to write: the given one, where it is of the format wanted already. Null where canteens are named in two
 * ways, for a file alone cannot tell one from the other.
 */
export function targetOf(kind: FileKind, to: ConversionTarget): FileKind | null {
  const { family, canteensBy, year } = formatOf(kind)
  const [wantedYear, wantedNames = wantedYear === '2025' ? 'siret' : canteensBy] = to.split('-')
  if (canteensBy !== wantedNames) return null
  if (year === wantedYear) return kind
  return (
    formats.find(format => format.family === family && format.year === wantedYear && format.canteensBy === canteensBy)
      ?.kind ?? null
  )
}
