import type { MinimalCanteen } from '@ma-cantine/lib/canteens/canteen'
import { isCentralKitchen, isSatellite } from '@ma-cantine/lib/canteens/production'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { isAgreedSql } from './deliveries-sql.ts'

type Delivery = Pick<CanteenRow, 'productionType' | 'centralProducerSiret' | 'awaitsConsent'>

export const minimalOf = ({ id, name, siret, publicationStatus }: MinimalCanteen): MinimalCanteen => ({
  id,
  name,
  siret,
  publicationStatus,
})

/**
 * The kitchens of satellites. A canteen is linked to its kitchen by the kitchen's SIRET, whether the kitchen is
 * registered or not; a kitchen without SIRET is the kitchen of nobody, and one that awaits their consent not theirs.
 */
export async function loadKitchens(
  database: Knex,
  canteens: readonly Delivery[],
): Promise<(canteen: Delivery) => MinimalCanteen | null> {
  const siretOf = ({ productionType, centralProducerSiret, awaitsConsent }: Delivery) =>
    isSatellite(productionType) && !awaitsConsent ? centralProducerSiret : null
  const kitchens: (MinimalCanteen & Pick<Delivery, 'productionType'>)[] = await database('canteens')
    .whereNull('deletionDate')
    .where(
      inList(
        database,
        'siret',
        canteens.flatMap(row => siretOf(row) ?? []),
        'text',
      ),
    )
    .select('id', 'name', 'siret', 'publicationStatus', 'productionType')
  const bySiret = new Map(
    kitchens.filter(({ productionType }) => isCentralKitchen(productionType)).map(row => [row.siret, minimalOf(row)]),
  )
  return canteen => {
    const siret = siretOf(canteen)
    return siret === null ? null : (bySiret.get(siret) ?? null)
  }
}

/** The canteens that kitchens deliver to, oldest first. */
export async function loadSatellitesOf(
  database: Knex,
  canteens: readonly Pick<CanteenRow, 'siret'>[],
): Promise<(canteen: Pick<CanteenRow, 'siret'>) => MinimalCanteen[]> {
  const sirets = canteens.flatMap(({ siret }) => siret ?? [])
  const linked: (MinimalCanteen & Omit<Delivery, 'awaitsConsent'>)[] = await database('canteens')
    .whereNull('deletionDate')
    .whereRaw(isAgreedSql())
    .where(inList(database, 'centralProducerSiret', sirets, 'text'))
    .orderBy('id')
    .select('id', 'name', 'siret', 'publicationStatus', 'productionType', 'centralProducerSiret')
  const satellitesOf = Map.groupBy(
    linked.filter(({ productionType }) => isSatellite(productionType)),
    ({ centralProducerSiret }) => centralProducerSiret,
  )
  return ({ siret }) => (siret === null ? [] : (satellitesOf.get(siret) ?? []).map(minimalOf))
}

/** The diagnostics by which a kitchen gives something for its satellites. */
export const givenByKitchen = (
  kitchen: MinimalCanteen | null,
  diagnosticsOf: ReadonlyMap<number, readonly Diagnostic[]>,
): Diagnostic[] =>
  ((kitchen && diagnosticsOf.get(kitchen.id)) ?? []).filter(
    ({ centralKitchenDiagnosticMode }) => centralKitchenDiagnosticMode !== null,
  )
