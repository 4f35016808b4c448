import { titledId } from '../http/titled-id.ts'

/** The path of the page of an actor, which ends with its id, then its name for people. */
export const partnerPath = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `/acteurs-de-l-eco-systeme/${encodeURIComponent(titledId(id, name))}`
