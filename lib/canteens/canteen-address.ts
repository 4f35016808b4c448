import { readTitledId, titledId } from '../http/titled-id.ts'

/** The part of an address that names a canteen: its id, then its name for people. */
export const canteenUrlComponent = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  titledId(id, name)

/** Reads the id that the part of an address begins with; null when it has none. */
export const readCanteenId = (component: string | undefined): number | null => readTitledId(component)

/** The path of the page of a canteen that everybody may see. */
export const publicPagePath = (canteen: { readonly id: number; readonly name: string }): string =>
  `/nos-cantines/${encodeURIComponent(canteenUrlComponent(canteen))}`
