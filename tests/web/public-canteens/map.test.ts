import { describe, expect, test } from 'vitest'
import { readFranceOutlines } from '../../../web/build/france-outlines.ts'
import { pathRings } from '../../../web/build/path-box.ts'
import { mergeOverlapping } from '../../../web/public-canteens/map/drawn-places.ts'
import { frameAround, frameOf, frames } from '../../../web/public-canteens/map/frames.ts'
import { corsicaShift, mainland, type Point } from '../../../web/public-canteens/map/projection.ts'
import { landmarkOf } from '../../../web/public-canteens/map/towns.ts'
import {
  boxOf,
  moved,
  type View,
  viewAround,
  webZoomOf,
  wholeOf,
  zoomed,
} from '../../../web/public-canteens/map/view.ts'
import { fc } from '../../support/properties.ts'

const { departments, regions } = readFranceOutlines()

/** How far a point is from a drawn department, in units; 0 within. */
function distanceTo(code: string, { x, y }: Point): number {
  const isCorsican = code === '2A' || code === '2B'
  const [right, down] = isCorsican ? [corsicaShift.x, corsicaShift.y] : [0, 0]
  const rings = pathRings(departments[code]?.path ?? '').map(ring =>
    ring.map(([a, b]) => [a + right, b + down] as const),
  )
  let isInside = false
  let nearest = Number.POSITIVE_INFINITY
  for (const ring of rings) {
    for (const [index, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
      const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1
      const along = Math.min(Math.max(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length, 0), 1)
      nearest = Math.min(nearest, Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)))
    }
  }
  return isInside ? 0 : nearest
}

const places: readonly (readonly [town: string, department: string, latitude: number, longitude: number])[] = [
  ['Brest', '29', 48.3904, -4.4861],
  ['Strasbourg', '67', 48.5734, 7.7521],
  ['Nice', '06', 43.7034, 7.2663],
  ['Lille', '59', 50.6292, 3.0573],
  ['Dunkerque', '59', 51.0344, 2.3768],
  ['Hendaye', '64', 43.359, -1.775],
  ['Perpignan', '66', 42.6887, 2.8948],
  ['Paris', '75', 48.8566, 2.3522],
  ['Belfort', '90', 47.638, 6.863],
  ['Ajaccio', '2A', 41.9192, 8.7386],
  ['Bastia', '2B', 42.697, 9.4509],
  ['Pointe-à-Pitre', '971', 16.2411, -61.5331],
  ['Fort-de-France', '972', 14.6161, -61.0588],
  ['Kourou', '973', 5.1552, -52.6483],
  ['Saint-Denis', '974', -20.8789, 55.4481],
  ['Mamoudzou', '976', -12.7806, 45.2279],
]

describe('a place falls where the map draws it', () => {
  test('the outlines are those of all departments and regions', () => {
    expect(Object.keys(departments)).toHaveLength(101)
    expect(Object.keys(regions)).toHaveLength(13)
  })

  test.each(places)('%s in %s', (_, code, latitude, longitude) => {
    const frame = frameAround({ latitude, longitude })
    expect(frame).toBe(frameOf('', code))
    // A town on the coast may be drawn in the sea, by a fiftieth of the width of an island at most.
    const tolerance = (frame?.width ?? 0) / 500 + 0.5
    expect(distanceTo(code, frame?.projection.project({ latitude, longitude }) ?? { x: 0, y: 0 })).toBeLessThan(
      tolerance,
    )
  })

  test('and is found again from there, to a metre', () => {
    for (const { projection, box } of frames) {
      fc.assert(
        fc.property(
          fc.double({ min: box.south, max: box.north, noNaN: true }),
          fc.double({ min: box.west, max: box.east, noNaN: true }),
          (latitude, longitude) => {
            const found = projection.unproject(projection.project({ latitude, longitude }))
            expect(found.latitude).toBeCloseTo(latitude, 5)
            expect(found.longitude).toBeCloseTo(longitude, 5)
          },
        ),
      )
    }
  })
})

describe('a view', () => {
  const whole = wholeOf(frameOf('', ''))

  test('asks for the box of degrees that holds all that it shows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (across, down) => {
          const view: View = zoomed(moved(whole, across - 0.5, down - 0.5), 4)
          const { west, south, east, north } = boxOf(view)
          const { latitude, longitude } = mainland.unproject({
            x: view.center.x + (across - 0.5) * view.size,
            y: view.center.y + (down - 0.5) * view.size,
          })
          const margin = 0.05
          expect(latitude).toBeGreaterThan(south - margin)
          expect(latitude).toBeLessThan(north + margin)
          expect(longitude).toBeGreaterThan(west - margin)
          expect(longitude).toBeLessThan(east + margin)
        },
      ),
    )
  })

  test('stays between the whole of France and the closest that its drawing bears', () => {
    expect(zoomed(whole, 0.5)).toEqual(whole)
    const closest = zoomed(whole, 1e6)
    expect(zoomed(closest, 2).size).toBe(closest.size)
    expect(zoomed(moved(closest, 5, 5), 1e-6)).toEqual(whole)
  })

  test('has the zoom of web maps that shows as much', () => {
    // A map of 400 pixels shows France at 5, a town at 10 or 11.
    expect(webZoomOf(whole, 400)).toBe(5)
    expect(webZoomOf(viewAround(frameOf('', ''), mainland.project({ latitude: 48, longitude: -1.7 })), 400)).toBe(9)
    expect(webZoomOf(zoomed(whole, 1e6), 400)).toBe(11)
  })
})

const place = (x: number, y: number, count: number) => ({
  cluster: { latitude: 48, longitude: 2, count, id: count === 1 ? 1 : null, name: count === 1 ? 'A' : null },
  point: { x, y },
})

test('places that hide one another are one, and none is lost', () => {
  expect(mergeOverlapping([place(0, 0, 1), place(100, 0, 1)], 1)).toHaveLength(2)
  expect(mergeOverlapping([place(0, 0, 1), place(4, 0, 3)], 1)).toMatchObject([
    { cluster: { count: 4, id: null, name: null }, point: { x: 3, y: 0 } },
  ])
  const coordinate = fc.integer({ min: 0, max: 500 })
  const any = fc.array(fc.tuple(coordinate, coordinate, fc.integer({ min: 1, max: 900 })), { maxLength: 40 })
  fc.assert(
    fc.property(any, all => {
      const count = (places: readonly { readonly cluster: { readonly count: number } }[]) =>
        places.reduce((sum, { cluster }) => sum + cluster.count, 0)
      const before = all.map(one => place(...one))
      expect(count(mergeOverlapping(before, 1))).toBe(count(before))
    }),
  )
})

test('a place is named after the nearest town and its side', () => {
  expect(landmarkOf({ latitude: 48.12, longitude: -1.7 })).toMatchObject({ town: { name: 'Rennes' }, side: null })
  expect(landmarkOf({ latitude: 48.3, longitude: -1.68 })).toMatchObject({ town: { name: 'Rennes' }, side: 'n' })
  expect(landmarkOf({ latitude: 47.99, longitude: -1.86 })).toMatchObject({ town: { name: 'Rennes' }, side: 'sw' })
})
