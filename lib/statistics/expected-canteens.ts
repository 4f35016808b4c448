import { z } from 'zod'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { StatisticsSelection } from './statistics-api.ts'

/** How many canteens a territory should have, registered or not, and who says so. */
export const ExpectedCanteens = z.object({ count: z.int(), sources: z.array(z.string()) })
export type ExpectedCanteens = z.output<typeof ExpectedCanteens>

export const expectedLevels = ['pays', 'region', 'departement'] as const

/** The file by which the operator tells it: one territory a row. */
export const expectedSchema: Pick<TableSchema, 'name' | 'title' | 'fields'> = {
  name: 'cantines-attendues',
  title: 'Cantines attendues par territoire',
  fields: [
    {
      name: 'niveau',
      title: 'Niveau',
      description: 'La France entière, une région ou un département.',
      type: 'string',
      example: 'departement',
      expectation: 'pays, region ou departement',
      constraints: { required: true, enum: expectedLevels },
    },
    {
      name: 'code',
      title: 'Code',
      description: 'Code officiel géographique de la région ou du département ; FR pour la France entière.',
      type: 'string',
      example: '35',
      expectation: 'un code de région ou de département, ou FR',
      constraints: { required: true, maxLength: 3 },
    },
    {
      name: 'nombre',
      title: 'Nombre de cantines',
      description: 'Nombre de cantines que compte le territoire, inscrites ou non.',
      type: 'integer',
      example: '1200',
      expectation: 'un nombre entier positif',
      constraints: { required: true, minimum: 0, maximum: 1_000_000 },
    },
    {
      name: 'source',
      title: 'Source',
      description: 'Qui a compté, et quand.',
      type: 'string',
      example: 'Recensement départemental, 2025',
      expectation: 'un texte de 200 caractères au plus',
      constraints: { required: true, maxLength: 200 },
    },
  ],
}

/** A row of that file. */
export interface ExpectedRow {
  readonly level: (typeof expectedLevels)[number]
  readonly code: string
  readonly count: number
  readonly source: string
}

const keyOf = ({ level, code }: Pick<ExpectedRow, 'level' | 'code'>): string => `${level} ${code}`

/** What is expected of territories, as far as somebody has counted. */
export class ExpectedTerritories {
  readonly #rows: ReadonlyMap<string, ExpectedRow>

  constructor(rows: readonly ExpectedRow[]) {
    this.#rows = new Map(rows.map(row => [keyOf(row), row]))
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
