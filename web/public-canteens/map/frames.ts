import { departments } from '@ma-cantine/lib/territories/departments'
import { type Box, between, mainland, type Place, type Projection } from './projection.ts'

/** The islands and the territory that have a drawing of their own, by the code of their department. */
export const overseasCodes = ['971', '972', '973', '974', '976'] as const
export type OverseasCode = (typeof overseasCodes)[number]

/** The departments and collectivities overseas that no drawing shows: the design system draws none of them. */
export const undrawnCodes: readonly string[] = departments
  .map(({ code }) => code)
  .filter(code => code.length === 3 && !overseasCodes.some(drawn => drawn === code))

/** What the map draws at once: mainland France with Corsica, or one overseas territory. */
export interface Frame {
  readonly code: 'metropole' | OverseasCode
  readonly projection: Projection
  /** Size in the units of its drawing. */
  readonly width: number
  readonly height: number
  /** How much larger than the drawing the closest view is not. */
  readonly closest: number
  /** Where its places are, in degrees. */
  readonly box: Box
}

const overseas = (code: OverseasCode, box: Box, width: number, height: number): Frame => ({
  code,
  projection: between(box, width, height),
  width,
  height,
  closest: 8,
  box,
})

/** Mainland first. */
export const frames: readonly Frame[] = [
  {
    code: 'metropole',
    projection: mainland,
    width: 1064,
    height: 1000,
    closest: 64,
    box: { west: -6, south: 41, east: 10, north: 51.5 },
  },
  overseas('971', { west: -61.81, south: 15.832, east: -61.001, north: 16.515 }, 55, 48),
  overseas('972', { west: -61.229, south: 14.388, east: -60.81, north: 14.878 }, 41, 48),
  overseas('973', { west: -54.605, south: 2.11, east: -51.613, north: 5.757 }, 38, 48),
  overseas('974', { west: 55.216, south: -21.39, east: 55.837, north: -20.872 }, 54, 48),
  overseas('976', { west: 45.018, south: -13.001, east: 45.3, north: -12.636 }, 36, 48),
]

const mainlandFrame = frames[0] as Frame

/** The regions of overseas France that have a drawing, and their departments: the same territories. */
const departmentOfRegion: Readonly<Record<string, OverseasCode>> = {
  '01': '971',
  '02': '972',
  '03': '973',
  '04': '974',
  '06': '976',
}

/** The region of an overseas territory. */
export const regionOf = (code: OverseasCode): string =>
  Object.entries(departmentOfRegion).find(([, department]) => department === code)?.[0] ?? ''

const byCode = (code: string | undefined): Frame | undefined => frames.find(frame => frame.code === code)

/** The frame of a filter by region or department; mainland without one, and where nothing is drawn. */
export const frameOf = (region: string, department: string): Frame =>
  byCode(department) ?? byCode(departmentOfRegion[region]) ?? mainlandFrame

/** The frame that holds a place; null far away from all of them. */
export const frameAround = ({ latitude, longitude }: Place): Frame | null =>
  frames.find(
    ({ box }) => longitude >= box.west && longitude <= box.east && latitude >= box.south && latitude <= box.north,
  ) ?? null
