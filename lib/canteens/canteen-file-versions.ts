/** The formats of the file of canteens that one manages, by the end of their names (`cantines@2026-modifier`). */
export const canteenFileVersions = ['2025', '2026-modifier'] as const
export type CanteenFileVersion = (typeof canteenFileVersions)[number]
