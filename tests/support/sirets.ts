import { siretChecks } from '../../lib/dist/canteens/siret.js'

/** Thirteen digits and the fourteenth that agrees with them. */
export function withCheckDigit(digits: string): string {
  const siret = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(siretChecks)
  if (!siret) throw new Error(`${digits} are not thirteen digits`)
  return siret
}
