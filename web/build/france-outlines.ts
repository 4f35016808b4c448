import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pathBox } from './path-box.ts'

/** The drawing of a territory: the data of an SVG path, and its box as x, y, width, height. */
export interface Outline {
  readonly path: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
}

export interface FranceOutlines {
  /** By INSEE code, the five overseas ones included, each of those on a drawing of its own. */
  readonly departments: Readonly<Record<string, Outline>>
  /** The regions of mainland France and Corsica, by INSEE code. */
  readonly regions: Readonly<Record<string, Outline>>
}

/** The classes of regions in the package, by INSEE code. */
const regionClasses: Readonly<Record<string, string>> = {
  ARA: '84',
  BFC: '27',
  BRE: '53',
  CVL: '24',
  '20R': '94',
  GES: '44',
  HDF: '32',
  IDF: '11',
  NAQ: '75',
  NOR: '28',
  OCC: '76',
  PAC: '93',
  PDL: '52',
}

/** Reads the paths of departments and regions in the map component of `@gouvfr/dsfr-chart` (MIT). */
export function readFranceOutlines(): FranceOutlines {
  const chart = createRequire(import.meta.url).resolve('@gouvfr/dsfr-chart')
  const component = readFileSync(join(chart, '../../MapChart/MapChart.js'), 'utf8')
  const departments: Record<string, Outline> = {}
  const regions: Record<string, Outline> = {}
  for (const [, name = '', path = ''] of component.matchAll(
    /class: "FR-(\w+)",[^"]*(?:"FR-\w+"[^"]*)?\bd: "([^"]+)"/g,
  )) {
    const outline: Outline = { path, box: pathBox(path) }
    const region = regionClasses[name]
    if (region) regions[region] = outline
    else departments[name] = outline
  }
  const found = [Object.keys(departments).length, Object.keys(regions).length]
  if (String(found) !== '101,13') throw new Error(`The map has ${found} departments and regions: read it anew`)
  return { departments, regions }
}

/** Gives the map of canteens the outlines of regions and departments, read at build. */
export const franceOutlines: Plugin = {
  name: 'france-outlines',
  resolveId: {
    filter: { id: /^virtual:france-outlines$/ },
    handler: id => `\0${id}`,
  },
  load: {
    filter: { id: /^\0virtual:france-outlines$/ },
    handler: () => `export const outlines = JSON.parse(${JSON.stringify(JSON.stringify(readFranceOutlines()))})`,
  },
}
