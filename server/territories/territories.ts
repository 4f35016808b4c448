import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFolder } from '../files/package-folder.ts'
import type { PackedTerritories } from './packed-territories.ts'

export interface Territory {
  readonly code: string
  readonly name: string
}

export interface Department extends Territory {
  readonly region: Territory
}

export interface Commune extends Territory {
  readonly department: Department
  /** The intercommunality of the commune; a few islands and the overseas collectivities have none. */
  readonly epci: Territory | null
  readonly postalCodes: readonly string[]
}

let loading: Promise<Territories> | undefined

/** Loads France's communes from the generated file, once, when first needed (30 ms and 10 MB). */
export function loadTerritories(): Promise<Territories> {
  loading ??= readFile(join(packageFolder, 'generated/territories.json'), 'utf8').then(
    text => new Territories(JSON.parse(text) as PackedTerritories),
  )
  return loading
}

/** Communes, départements and régions of the official code (INSEE) and of La Poste's postal codes. */
export class Territories {
  private readonly packed: PackedTerritories
  private readonly placeOfCode: Map<string, number>
  private readonly otherPlaceOfCode: Map<string, number>
  private readonly placesOfPostalCode = new Map<string, number[]>()
  private readonly departments: ReadonlyMap<string, Department>
  private readonly departmentList: readonly Department[]
  /** All intercommunalities, in the order of their codes. */
  readonly epcis: readonly Territory[]

  constructor(packed: PackedTerritories) {
    this.packed = packed
    const { communes, otherCodes } = packed
    this.placeOfCode = new Map(communes.codes.map((code, place) => [code, place]))
    this.otherPlaceOfCode = new Map(otherCodes.codes.map((code, place) => [code, place]))
    communes.postalCodes.forEach((codes, place) => {
      for (const code of splitCodes(codes)) {
        const places = this.placesOfPostalCode.get(code)
        if (places) places.push(place)
        else this.placesOfPostalCode.set(code, [place])
      }
    })
    const regions = new Map(packed.regions.map(([code, name]) => [code, { code, name }]))
    this.departmentList = packed.departments.map(([code, name, region]) => {
      const found = regions.get(region)
      if (!found) throw new Error(`No région ${region}`)
      return { code, name, region: found }
    })
    this.departments = new Map(this.departmentList.map(department => [department.code, department]))
    this.epcis = packed.epcis.map(([code, name]) => ({ code, name }))
  }

  /** The INSEE codes of all communes, without those that are parts of one. */
  get communeCodes(): readonly string[] {
    return this.packed.communes.codes
  }

  /**
   * The commune of an INSEE code. A merged commune or an arrondissement returns the commune it is part of, with its own
   * code and, for an arrondissement, its own postal codes.
   */
  communeOf(code: string): Commune | null {
    const place = this.placeOfCode.get(code)
    if (place !== undefined) return this.communeAt(place)
    const otherPlace = this.otherPlaceOfCode.get(code)
    if (otherPlace === undefined) return null
    const whole = this.placeOfCode.get(this.packed.otherCodes.communes[otherPlace] ?? '')
    if (whole === undefined) return null
    const own = splitCodes(this.packed.otherCodes.postalCodes[otherPlace] ?? '')
    const commune = this.communeAt(whole)
    return { ...commune, code, postalCodes: own.length > 0 ? own : commune.postalCodes }
  }

  /** The commune that a merged commune or an arrondissement is part of; any other code is its own. */
  wholeCodeOf(code: string): string {
    const place = this.otherPlaceOfCode.get(code)
    return place === undefined ? code : (this.packed.otherCodes.communes[place] ?? code)
  }

  /** The communes that this postal code serves, sorted by name. */
  communesServedBy(postalCode: string): Commune[] {
    const places = this.placesOfPostalCode.get(postalCode) ?? []
    return places.map(place => this.communeAt(place)).sort((a, b) => a.name.localeCompare(b.name, 'fr'))
  }

  department(code: string): Department | null {
    return this.departments.get(code) ?? null
  }

  /** The département in the first characters of an INSEE code, even of an unknown commune. */
  departmentOfInseeCode(code: string): Department | null {
    return this.department(code.slice(0, /^9[78]/.test(code) ? 3 : 2))
  }

  private communeAt(place: number): Commune {
    const { codes, names, departments, epcis, postalCodes } = this.packed.communes
    return {
      code: codes[place] as string,
      name: names[place] as string,
      department: this.departmentList[departments[place] as number] as Department,
      epci: this.epcis[epcis[place] as number] ?? null,
      postalCodes: splitCodes(postalCodes[place] as string),
    }
  }
}

const splitCodes = (codes: string): string[] => (codes === '' ? [] : codes.split(' '))
