import type { ExportFacts, Field } from '../entities/field.ts'
import { wasteFields } from './waste-fields.ts'

/** The facts of a value that only the export has. */
const exportedValue = { nullable: true, file: null, stored: false, answer: false, labels: null } as const

const {
  periodStartDate,
  periodEndDate,
  daysInPeriod,
  mealCount,
  totalMass,
  totalYearlyWasteEstimation,
  isSortedBySource,
  ...masses
} = wasteFields

/** The columns of an export of measurements: the canteen, the figures that people look for, then each source. */
export const wasteExportFields = {
  canteenName: { ...exportedValue, kind: 'text', exportColumn: { header: 'Cantine', width: 30 } },
  siret: { ...exportedValue, kind: 'text', exportColumn: { header: 'SIRET', width: 16 } },
  periodStartDate,
  periodEndDate,
  daysInPeriod,
  mealCount,
  totalMass,
  gramsPerMeal: {
    ...exportedValue,
    kind: 'amount',
    exportColumn: { header: 'Grammes par repas et par convive', width: 16 },
  },
  totalYearlyWasteEstimation,
  edibleMass: { ...exportedValue, kind: 'amount', exportColumn: { header: 'Total comestible (kg)', width: 16 } },
  inedibleMass: { ...exportedValue, kind: 'amount', exportColumn: { header: 'Total non comestible (kg)', width: 16 } },
  isSortedBySource,
  ...masses,
} as const satisfies Readonly<Record<string, Field & ExportFacts>>
