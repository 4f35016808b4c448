type Point = readonly [x: number, y: number]

/** How many numbers a command of a path takes; those of a curve end with its point. */
const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, s: 4, q: 4, t: 2, c: 6, a: 7, z: 0 }

/** The corners of the rings of an SVG path; a curve counts by its end, which is exact enough for outlines. */
export function pathRings(path: string): Point[][] {
  const rings: Point[][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase()
    const isRelative = command === kind
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number)
    const size = sizes[kind]
    if (size === undefined) throw new Error(`A path has the command ${command}`)
    if (kind === 'z') {
      ;[x, y] = rings.at(-1)?.[0] ?? [x, y]
      rings.push([[x, y]])
      continue
    }
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [last = 0] = numbers.slice(at + size - 1)
      const [beforeLast = 0] = numbers.slice(at + size - 2)
      if (kind !== 'v') x = (isRelative ? x : 0) + (kind === 'h' ? last : beforeLast)
      if (kind !== 'h') y = (isRelative ? y : 0) + last
      if (kind === 'm' && at === 0) rings.push([])
      rings.at(-1)?.push([x, y])
    }
  }
  return rings.filter(ring => ring.length > 1)
}

/** The box of an SVG path: x, y, width, height. */
export function pathBox(path: string): readonly [number, number, number, number] {
  const points = pathRings(path).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const tenth = (value: number) => Math.round(value * 10) / 10
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [tenth(left), tenth(top), tenth(Math.max(...xs) - left), tenth(Math.max(...ys) - top)]
}
