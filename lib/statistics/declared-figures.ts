import { parisDay } from '../messages/today.ts'
import type { Campaign } from '../teledeclaration/campaigns.ts'
import { isInWindows } from '../teledeclaration/campaigns.ts'
import type { TeledeclarationMode } from '../teledeclaration/teledeclaration-modes.ts'

/** What a declaration counts for, in cents. */
export interface DeclaredFigures {
  readonly total: number
  readonly organic: number
  /** Quality and sustainable products without the organic ones. */
  readonly sustainable: number
}

/** A declaration in force, with what decides whether statistics count it. Amounts are whole euros. */
export interface CountableDeclaration {
  readonly mode: TeledeclarationMode
  readonly creationDate: string
  /** Whether our team had opened the year for the canteen outside of the campaign. */
  readonly isLate: boolean
  readonly siret: string | null
  readonly sirenUniteLegale: string | null
  /** In euros. */
  readonly mealPrice: number | null
  readonly total: number | null
  readonly organic: number | null
  /** When its canteen was deleted. */
  readonly deletionDate: string | null
}

/** A meal above this price, in euros, and a total above that one are a typing error. */
const highestMealPrice = 20
const highestDoubtedTotal = 1_000_000

/**
 * Whether statistics count a declaration of the year of a campaign: made in one of its windows, or in one that was opened
 * for the canteen alone, for purchases that no kitchen declares, by a canteen that was there during the campaign, with an amount of organic products, and without an
 * amount that cannot be.
 */
export function isCounted(declaration: CountableDeclaration, campaign: Campaign): boolean {
  const { mode, creationDate, isLate, siret, sirenUniteLegale, mealPrice, total, organic, deletionDate } = declaration
  if (mode === 'SATELLITE_WITHOUT_APPRO' || organic === null) return false
  if (!siret && !sirenUniteLegale) return false
  if (!isLate && !isInWindows(campaign, new Date(creationDate))) return false
  if (deletionDate !== null && isInDeclaration(campaign, deletionDate)) return false
  return !((mealPrice ?? 0) > highestMealPrice && (total ?? 0) > highestDoubtedTotal)
}

function isInDeclaration({ declaration }: Campaign, date: string): boolean {
  const day = parisDay(new Date(date))
  return declaration.start <= day && day <= declaration.end
}
