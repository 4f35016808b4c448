import type { BadgeId } from '../measures/catalogue.ts'
import type { PathShape } from './pen.ts'

export type PictogramName = BadgeId | 'organic' | 'quality' | 'project' | 'leaf'

/** A path in a square of 24 units: in the colour of the pictogram, or cut out of it. */
interface Stroke {
  readonly d: string
  readonly isCutOut?: true
  /** Drawn as a line of this width rather than filled. */
  readonly line?: number
}

const disc = (x: number, y: number, r: number): string =>
  `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`

const rosette: readonly Stroke[] = [{ d: 'M 8 13 L 6 22.5 L 12 19 L 18 22.5 L 16 13 Z' }, { d: disc(12, 8.5, 7) }]

/** Drawn for posters: the logos of official labels belong to their owners. */
const pictograms: Readonly<Record<PictogramName, readonly Stroke[]>> = {
  leaf: [{ d: 'M 21 3 C 10 3 4 8 4 15 C 4 18 6 21 10 21 C 18 21 21 12 21 3 Z' }],
  organic: [
    { d: 'M 21 3 C 10 3 4 8 4 15 C 4 18 6 21 10 21 C 18 21 21 12 21 3 Z' },
    { d: 'M 3 22.5 C 6 15.5 10.5 11 16.5 8', isCutOut: true, line: 1.6 },
    { d: 'M 2.8 22.7 C 3.6 20.8 4.4 19.4 5.4 18', line: 1.6 },
  ],
  quality: [...rosette, { d: 'M 8.8 8.6 L 11.2 11 L 15.4 6.4', isCutOut: true, line: 1.9 }],
  appro: [
    ...rosette,
    {
      d: 'M 12 4.3 L 13.3 7 L 16.2 7.4 L 14.1 9.4 L 14.6 12.3 L 12 10.9 L 9.4 12.3 L 9.9 9.4 L 7.8 7.4 L 10.7 7 Z',
      isCutOut: true,
    },
  ],
  waste: [
    { d: 'M 9 2.5 L 15 2.5 L 15.6 4.5 L 20 4.5 L 20 7 L 4 7 L 4 4.5 L 8.4 4.5 Z' },
    { d: 'M 5.6 8.5 L 18.4 8.5 L 17.3 22 L 6.7 22 Z' },
    { d: 'M 12 11 L 12 18.5 M 8.9 15.6 L 12 18.7 L 15.1 15.6', isCutOut: true, line: 1.7 },
  ],
  diversification: [
    { d: 'M 12 22.5 L 12 12', line: 2 },
    { d: 'M 11.5 15 C 11.5 9 8 6 2 6 C 2 12 5.5 15.5 11.5 15 Z' },
    { d: 'M 12.5 11 C 12.5 5.5 16 2 22 2 C 22 8 18.5 11.5 12.5 11 Z' },
  ],
  plastic: [
    {
      d: 'M 9.5 2 L 14.5 2 L 14.5 5 L 16.2 8 C 16.7 9 17 9.8 17 11 L 17 20 C 17 21.2 16.2 22 15 22 L 9 22 C 7.8 22 7 21.2 7 20 L 7 11 C 7 9.8 7.3 9 7.8 8 L 9.5 5 Z',
    },
    { d: 'M 2.5 4 L 21.5 20', isCutOut: true, line: 3.6 },
    { d: 'M 2.5 4 L 21.5 20', line: 1.7 },
  ],
  info: [
    { d: 'M 2.5 9 L 7 9 L 16 3.5 L 16 19.5 L 7 14.5 L 2.5 14.5 Z' },
    { d: 'M 5.5 15.5 L 8.8 15.5 L 9.8 21 L 6.5 21 Z' },
    { d: 'M 18.5 8.5 C 20.3 10 20.3 13.5 18.5 15', line: 1.7 },
  ],
  project: [
    {
      d: 'M 12 1.5 C 7.9 1.5 4.5 4.9 4.5 9 C 4.5 14.5 12 22.5 12 22.5 C 12 22.5 19.5 14.5 19.5 9 C 19.5 4.9 16.1 1.5 12 1.5 Z',
    },
    { d: disc(12, 9, 3), isCutOut: true },
  ],
}

/** A pictogram in a square with this side. @param ground the colour behind it, which what is cut out shows. */
export const pictogram = (
  name: PictogramName,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
  color: string,
  ground: string,
): PathShape[] =>
  pictograms[name].map(({ d, isCutOut, line }) => {
    const used = isCutOut ? ground : color
    const paint = line === undefined ? { fill: used } : { stroke: used, strokeWidth: line }
    return { kind: 'path', d, x, y, scale: side / 24, ...paint }
  })

/** A rectangle with round corners. */
export function roundBox(
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  radius: number,
  fill: string,
): PathShape {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a ${r} ${r} 0 0 1 ${dx} ${dy}`
  const d = `M ${r} 0 h ${width - 2 * r} ${corner(r, r)} v ${height - 2 * r} ${corner(-r, r)} h ${2 * r - width} ${corner(-r, -r)} v ${2 * r - height} ${corner(r, -r)} Z`
  return { kind: 'path', d, x, y, scale: 1, fill }
}

/** A disc that fills a square. */
export const roundGround = (x: number, y: number, side: number, fill: string): PathShape => ({
  kind: 'path',
  d: disc(12, 12, 12),
  x,
  y,
  scale: side / 24,
  fill,
})
