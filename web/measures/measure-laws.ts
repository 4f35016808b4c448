import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'
import type { LawName } from '../laws/law-sources.ts'

/** The texts of law that each measure rests on. */
export const measureLaws: Readonly<Record<MeasureId, readonly LawName[]>> = {
  'qualite-des-produits': ['egalim', 'climate', 'decree', 'ruralCode'],
  'gaspillage-alimentaire': ['egalim', 'wasteOrder', 'circularEconomy', 'climate'],
  'menus-vegetariens': ['egalim', 'climate', 'ruralCodeDuties'],
  'interdiction-du-plastique': ['egalim', 'circularEconomy', 'environmentalCode'],
  'information-des-usagers': ['egalim', 'climate', 'ruralCodeDuties', 'meatOrigin'],
}
