/** A place in degrees (WGS 84). */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** A place on a drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Projection {
  readonly project: (place: Place) => Point
  readonly unproject: (point: Point) => Place
}

const radians = Math.PI / 180

// Lambert 93, the conformal conic projection of French maps: parallels 44° and 49°, meridian 3°, ellipsoid GRS 80.
const eccentricity = 0.0818191910428158
const meridian = 3
const [south, north] = [44 * radians, 49 * radians]

const parallelRadius = (latitude: number) =>
  Math.cos(latitude) / Math.sqrt(1 - (eccentricity * Math.sin(latitude)) ** 2)

/** The latitude that a sphere would have in a conformal map. */
const isometric = (latitude: number) => {
  const shift = eccentricity * Math.sin(latitude)
  return Math.log(Math.tan(Math.PI / 4 + latitude / 2) * ((1 - shift) / (1 + shift)) ** (eccentricity / 2))
}

const exponent = Math.log(parallelRadius(south) / parallelRadius(north)) / (isometric(north) - isometric(south))
const coneRadius = (parallelRadius(south) / exponent) * Math.exp(exponent * isometric(south))

/** Lambert 93 in thousandths of the radius of the Earth (6.378 km), from the top of the cone, southwards. */
function lambert({ latitude, longitude }: Place): Point {
  const radius = 1000 * coneRadius * Math.exp(-exponent * isometric(latitude * radians))
  const angle = exponent * (longitude - meridian) * radians
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) }
}

function fromLambert({ x, y }: Point): Place {
  const isometricLatitude = -Math.log(Math.hypot(x, y) / 1000 / coneRadius) / exponent
  let latitude = 2 * Math.atan(Math.exp(isometricLatitude)) - Math.PI / 2
  // Each round divides what is left by 150.
  for (let round = 0; round < 5; round++) {
    const shift = eccentricity * Math.sin(latitude)
    const sphere = Math.exp(isometricLatitude) * ((1 + shift) / (1 - shift)) ** (eccentricity / 2)
    latitude = 2 * Math.atan(sphere) - Math.PI / 2
  }
  return { latitude: latitude / radians, longitude: meridian + Math.atan2(x, y) / exponent / radians }
}

/**
 * From Lambert 93 to the drawing, fitted by least squares on the centres that IGN publishes of the 94 mainland departments:
 * they are 0.7 unit off on average, a unit being 1.06 km.
 */
const fit = { xx: 6.028306, xy: 0.05045897, x: 499.0483, yx: -0.05171679, yy: 6.02914, y: -5241.873 } as const
const determinant = fit.xx * fit.yy - fit.xy * fit.yx

/** The map of mainland France and Corsica. */
export const mainland: Projection = {
  project(place) {
    const { x, y } = lambert(place)
    return { x: fit.xx * x + fit.xy * y + fit.x, y: fit.yx * x + fit.yy * y + fit.y }
  },
  unproject({ x, y }) {
    const [right, down] = [x - fit.x, y - fit.y]
    return fromLambert({
      x: (fit.yy * right - fit.xy * down) / determinant,
      y: (fit.xx * down - fit.yx * right) / determinant,
    })
  },
}

/** The drawing has Corsica nearer to the coast than it is: how far the map moves it back. */
export const corsicaShift: Point = { x: 53.3, y: -10.8 }

export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** A small territory drawn between its extreme latitudes and longitudes, on so many units. */
export const between = (box: Box, width: number, height: number): Projection => ({
  project: ({ latitude, longitude }) => ({
    x: ((longitude - box.west) / (box.east - box.west)) * width,
    y: ((box.north - latitude) / (box.north - box.south)) * height,
  }),
  unproject: ({ x, y }) => ({
    longitude: box.west + (x / width) * (box.east - box.west),
    latitude: box.north - (y / height) * (box.north - box.south),
  }),
})
