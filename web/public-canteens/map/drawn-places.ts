import type { CanteenCluster } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { Point } from './projection.ts'

/** A place of the map and where it is drawn. */
export interface DrawnPlace {
  readonly cluster: CanteenCluster
  readonly point: Point
}

/** In pixels: what a finger can touch, and more for larger numbers. */
export const radiusOf = (count: number): number => (count === 1 ? 12 : Math.min(13 + 4 * Math.log10(count) ** 1.3, 26))

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The share of two radii within which a place would hide another. */
const overlap = 0.8

const middle = (one: number, other: number, { count: most }: CanteenCluster, { count: least }: CanteenCluster) =>
  (one * most + other * least) / (most + least)

function join(one: DrawnPlace, other: DrawnPlace): DrawnPlace {
  const [first, second] = [one.cluster, other.cluster]
  return {
    cluster: {
      latitude: middle(first.latitude, second.latitude, first, second),
      longitude: middle(first.longitude, second.longitude, first, second),
      count: first.count + second.count,
      id: null,
      name: null,
    },
    point: {
      x: middle(one.point.x, other.point.x, first, second),
      y: middle(one.point.y, other.point.y, first, second),
    },
  }
}

/**
 * Joins the places that would hide one another: the server groups by the cells of a grid, on both sides of whose lines two
 * may touch. From north to south, as the keyboard goes through them.
 *
 * @param pixel how many units a pixel is.
 */
export function mergeOverlapping(places: readonly DrawnPlace[], pixel: number): DrawnPlace[] {
  const merged: DrawnPlace[] = []
  for (const place of [...places].sort((one, other) => other.cluster.count - one.cluster.count)) {
    const radius = radiusOf(place.cluster.count)
    const hidden = merged.findIndex(
      ({ point, cluster }) => distance(point, place.point) < (radius + radiusOf(cluster.count)) * pixel * overlap,
    )
    const host = merged[hidden]
    if (host) merged[hidden] = join(host, place)
    else merged.push(place)
  }
  return merged.sort((one, other) => one.point.y - other.point.y || one.point.x - other.point.x)
}
