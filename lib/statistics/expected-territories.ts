import { findDepartment } from '../territories/departments.ts'
import { isRegion } from '../territories/regions.ts'
import type { ExpectedCanteens } from './expected-canteens.ts'
import type { expectedLevels } from './expected-schema.ts'
import type { StatisticsSelection } from './statistics-api.ts'

/** A row of the file of `expectedSchema`. */
export interface ExpectedRow {
  readonly level: (typeof expectedLevels)[number]
  readonly code: string
  readonly count: number
  readonly source: string
}

/** Whether a row names a territory of its level. */
export function isTerritory({ level, code }: Pick<ExpectedRow, 'level' | 'code'>): boolean {
  if (level === 'pays') return code === 'FR'
  return level === 'region' ? isRegion(code) : findDepartment(code) !== undefined
}

const keyOf = ({ level, code }: Pick<ExpectedRow, 'level' | 'code'>): string => `${level} ${code}`

/** What is expected of territories, as far as somebody has counted. */
export class ExpectedTerritories {
  readonly #rows = new Map<string, ExpectedRow>()

  /** @returns false for a territory that has a row already: the first one stays. */
  add(row: ExpectedRow): boolean {
    const key = keyOf(row)
    if (this.#rows.has(key)) return false
    this.#rows.set(key, row)
    return true
  }

  /** Null where a part of the selection was not counted: nobody counts by sector, intercommunality or food project. */
  of({ region, department, epci, pat, sectors }: Omit<StatisticsSelection, 'year'>): ExpectedCanteens | null {
    if (epci.length + pat.length + sectors.length > 0) return null
    if (department.length > 0) return this.#sum('departement', department)
    if (region.length > 0) return this.#sum('region', region)
    return this.#sum('pays', ['FR'])
  }

  #sum(level: ExpectedRow['level'], codes: readonly string[]): ExpectedCanteens | null {
    const rows = [...new Set(codes)].map(code => this.#rows.get(keyOf({ level, code })))
    if (!rows.every(row => row !== undefined)) return null
    return {
      count: rows.reduce((sum, { count }) => sum + count, 0),
      sources: [...new Set(rows.map(({ source }) => source))],
    }
  }
}
