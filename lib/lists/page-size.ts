/** The number of items of a page: the default and the maximum. */
export interface PageSize {
  readonly standard: number
  readonly most: number
}

/** The page size of each list, by path. Those of canteens, satellites, purchases and actions are those of the public service. */
export const pageSizes = {
  canteens: { standard: 12, most: 30 },
  satellites: { standard: 10, most: 40 },
  purchases: { standard: 10, most: 50 },
  rememberedLabels: { standard: 20, most: 100 },
  imports: { standard: 20, most: 100 },
  importChanges: { standard: 20, most: 100 },
  canteenHistory: { standard: 20, most: 100 },
  diagnosticHistory: { standard: 20, most: 100 },
  purchaseHistory: { standard: 20, most: 100 },
  wasteMeasurements: { standard: 20, most: 100 },
  diagnostics: { standard: 20, most: 50 },
  weighings: { standard: 50, most: 500 },
  actionableCanteens: { standard: 15, most: 100 },
  diagnosticsToTeledeclare: { standard: 100, most: 100 },
  publicCanteens: { standard: 12, most: 30 },
  territoryCanteens: { standard: 12, most: 30 },
  wasteActions: { standard: 6, most: 100 },
  articles: { standard: 6, most: 100 },
  writing: { standard: 20, most: 100 },
  moderation: { standard: 10, most: 50 },
  textVersions: { standard: 20, most: 100 },
  newsletterIssues: { standard: 20, most: 100 },
  partners: { standard: 6, most: 30 },
  accounts: { standard: 20, most: 100 },
  administeredCanteens: { standard: 20, most: 100 },
  staffActs: { standard: 20, most: 100 },
  lateRequests: { standard: 20, most: 100 },
  inspection: { standard: 20, most: 100 },
  satelliteAnswers: { standard: 20, most: 100 },
  recapRequests: { standard: 10, most: 100 },
} satisfies Record<string, PageSize>
