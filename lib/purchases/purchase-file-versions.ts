/** The formats of the file of purchases, by the end of their names (`achats@2026-id`). */
export const purchaseFileVersions = ['2025', '2026-siret', '2026-id'] as const
export type PurchaseFileVersion = (typeof purchaseFileVersions)[number]
