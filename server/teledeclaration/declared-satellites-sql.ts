import { deliversSql } from '../canteens/deliveries-sql.ts'

/** Declarations in force of kitchens, as `central`, that cover a canteen in the year of the row `asked`. */
export const coveredSql = (canteen: string): string => `SELECT 1 FROM declared_satellites AS covered
  JOIN teledeclarations AS central ON central.id = covered.teledeclaration_id
  WHERE covered.canteen_id = ${canteen}.id AND central.year = asked.year AND central.status = 'SUBMITTED'`

/**
 * Whether the row `satellite` is one of the row `canteens`, and is declared already: by itself, or by another kitchen. A
 * satellite whose kitchen gives purchases alone declares the other measures itself.
 * @param mode an SQL expression of what the kitchen gives.
 */
export const declaredSatellitesSql = (mode: string): string => `${deliversSql('canteens', 'satellite')}
  AND satellite.production_type = 'site_cooked_elsewhere' AND satellite.deletion_date IS NULL
  AND (EXISTS (SELECT 1 FROM teledeclarations AS alone
      WHERE alone.canteen_id = satellite.id AND alone.year = asked.year AND alone.status = 'SUBMITTED'
        AND NOT (${mode} = 'APPRO' AND alone.teledeclaration_mode = 'SATELLITE_WITHOUT_APPRO'))
    OR EXISTS (${coveredSql('satellite')} AND central.canteen_id <> canteens.id))`
