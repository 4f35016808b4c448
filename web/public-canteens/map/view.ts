import type { Frame } from './frames.ts'
import type { Box, Point } from './projection.ts'

/** The part of a frame that a square window shows. */
export interface View {
  readonly frame: Frame
  /** Its middle. */
  readonly center: Point
  /** Length of its side, in the units of the drawing. */
  readonly size: number
}

const largest = (frame: Frame): number => Math.max(frame.width, frame.height) * 1.04

/** The whole of a frame. */
export const wholeOf = (frame: Frame): View => ({
  frame,
  center: { x: frame.width / 2, y: frame.height / 2 },
  size: largest(frame),
})

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A view within its frame: neither farther, nor closer than its drawing bears. */
function within({ frame, center, size }: View): View {
  return {
    frame,
    center: { x: between(center.x, 0, frame.width), y: between(center.y, 0, frame.height) },
    size: between(size, largest(frame) / frame.closest, largest(frame)),
  }
}

/** Goes closer by a factor above 1, away by one below, around a point or the middle. */
export function zoomed(view: View, factor: number, around: Point = view.center): View {
  const { size } = within({ ...view, size: view.size / factor })
  const kept = size / view.size
  const center = {
    x: around.x + (view.center.x - around.x) * kept,
    y: around.y + (view.center.y - around.y) * kept,
  }
  return size === largest(view.frame) ? wholeOf(view.frame) : within({ ...view, center, size })
}

/** Moves by shares of the window. */
export const moved = (view: View, right: number, down: number): View =>
  within({ ...view, center: { x: view.center.x + right * view.size, y: view.center.y + down * view.size } })

/** The closest view of a box of the drawing, with a margin. */
export function viewOfBox(frame: Frame, [x, y, width, height]: readonly [number, number, number, number]): View {
  return within({ frame, center: { x: x + width / 2, y: y + height / 2 }, size: Math.max(width, height) * 1.25 })
}

export const viewAround = (frame: Frame, center: Point): View => within({ frame, center, size: largest(frame) / 16 })

export const canZoomIn = ({ frame, size }: View): boolean => size > largest(frame) / frame.closest + 0.01
export const canZoomOut = ({ frame, size }: View): boolean => size < largest(frame) - 0.01

/** How many units a pixel is, where the window has so many pixels. */
export const unitsOfPixel = ({ size }: View, pixels: number): number => size / pixels

const round = (degrees: number, up: boolean) => (up ? Math.ceil(degrees * 100) : Math.floor(degrees * 100)) / 100

/** The box in degrees that holds the window: the projection bends its sides, so it is read on all of them. */
export function boxOf({ frame, center, size }: View): Box {
  const steps = [-0.5, -0.25, 0, 0.25, 0.5]
  const sides = steps.flatMap(step => [
    [step, -0.5],
    [step, 0.5],
    [-0.5, step],
    [0.5, step],
  ])
  const places = sides.map(([right = 0, down = 0]) =>
    frame.projection.unproject({ x: center.x + right * size, y: center.y + down * size }),
  )
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  return {
    west: round(Math.min(...longitudes), false),
    south: round(Math.min(...latitudes), false),
    east: round(Math.max(...longitudes), true),
    north: round(Math.max(...latitudes), true),
  }
}

/** The zoom of web maps that shows as much in as many pixels: 0 has the world in 256. */
export function webZoomOf(view: View, pixels: number): number {
  const { unproject } = view.frame.projection
  const { x, y } = view.center
  const degrees = unproject({ x: x + view.size / 20, y }).longitude - unproject({ x: x - view.size / 20, y }).longitude
  return between(Math.round(Math.log2((360 * (pixels / 10)) / (256 * degrees))), 0, 18)
}
