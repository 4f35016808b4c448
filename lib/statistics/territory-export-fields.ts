import { productionTypeLabels, publicationStatusLabels, sectorLabels } from '../canteens/canteen-labels.ts'
import { productionTypes, publicationStatuses } from '../canteens/production.ts'
import { sectors } from '../canteens/sectors.ts'
import type { ExportFacts, Field } from '../entities/field.ts'

const shown = { nullable: true, file: null, stored: false, answer: true, labels: null } as const

/** The columns of an export of the canteens of a territory. */
export const territoryExportFields = {
  name: { ...shown, kind: 'text', exportColumn: { header: 'Cantine', width: 40 } },
  siret: { ...shown, kind: 'text', exportColumn: { header: 'SIRET', width: 16 } },
  city: { ...shown, kind: 'text', exportColumn: { header: 'Commune', width: 24 } },
  postalCode: { ...shown, kind: 'text', exportColumn: { header: 'Code postal', width: 12 } },
  department: { ...shown, kind: 'text', exportColumn: { header: 'Département', width: 12 } },
  sectors: {
    ...shown,
    kind: 'codes',
    codes: sectors.map(({ id }) => String(id)),
    labels: sectorLabels,
    exportColumn: { header: 'Secteurs', width: 30 },
  },
  productionType: {
    ...shown,
    kind: 'code',
    codes: productionTypes,
    labels: productionTypeLabels,
    exportColumn: { header: 'Type de cantine', width: 30 },
  },
  dailyMealCount: { ...shown, kind: 'integer', exportColumn: { header: 'Couverts par jour', width: 12 } },
  publicationStatus: {
    ...shown,
    kind: 'code',
    codes: publicationStatuses,
    labels: publicationStatusLabels,
    exportColumn: { header: 'Publication', width: 14 },
  },
  campaignYear: { ...shown, kind: 'integer', exportColumn: { header: 'Année de la dernière campagne', width: 14 } },
  isDeclared: { ...shown, kind: 'yesNo', exportColumn: { header: 'Télédéclarée pour cette année', width: 14 } },
  hasManager: { ...shown, kind: 'yesNo', exportColumn: { header: 'A un gestionnaire', width: 14 } },
} as const satisfies Readonly<Record<string, Field & ExportFacts>>
