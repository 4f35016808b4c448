/** Who tells where a canteen is: the company register knows its address, the list of communes the middle of its town. */
export const coordinatesSources = ['register', 'town'] as const
export type CoordinatesSource = (typeof coordinatesSources)[number]

/** A place on earth, in degrees (WGS 84). */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}
