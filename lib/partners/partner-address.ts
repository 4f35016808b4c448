import { canteenUrlComponent } from '../canteens/canteen-address.ts'

/** The path of the page of an actor, which ends like that of a canteen: its id, then its name for people. */
export const partnerPath = (partner: { readonly id: number; readonly name: string }): string =>
  `/acteurs-de-l-eco-systeme/${encodeURIComponent(canteenUrlComponent(partner))}`
