import { certainPlace, type Place } from '../territories/place.ts'
import type { Commune, Territories } from '../territories/territories.ts'
import { townCoordinates } from './department-centres.ts'
import type { Dice } from './dice.ts'

/** The share of canteens that are spread evenly over the départements; the others follow the number of communes. */
const evenShare = 0.5

/** What tells the size of a town: its postal codes, and an intercommunality that has its name. */
const sizeOf = ({ name, postalCodes, epci }: Commune): number =>
  postalCodes.length + (epci?.name.includes(name) ? 1 : 0)

/** The towns that canteens may be in: the communes with a postal code, by département, the largest first. */
export class Towns {
  readonly #territories: Territories
  readonly #departments: ReadonlyMap<string, readonly string[]>
  /** The same, to take in turn. */
  readonly #inOrder: readonly (readonly string[])[]
  readonly #communes: readonly string[]

  constructor(territories: Territories) {
    this.#territories = territories
    const communes = territories.communeCodes.flatMap(code => {
      const commune = territories.communeOf(code)
      if (!commune || commune.postalCodes.length === 0) return []
      return townCoordinates(commune.department.code, code) ? [commune] : []
    })
    this.#communes = communes.map(({ code }) => code)
    const byDepartment = Map.groupBy(communes, ({ department }) => department.code)
    this.#departments = new Map(
      [...byDepartment].map(([department, ofDepartment]) => [
        department,
        ofDepartment.toSorted((a, b) => sizeOf(b) - sizeOf(a)).map(({ code }) => code),
      ]),
    )
    this.#inOrder = [...this.#departments.values()]
  }

  /** @param number of the block of canteens: the first ones take the départements in turn, so that each has some. */
  codeOf(dice: Dice, number: number): string {
    const isEven = dice.chance(evenShare) || number < this.#inOrder.length
    if (!isEven) return dice.pick(this.#communes)
    return this.#townOf(dice, this.#inOrder[number % this.#inOrder.length] as readonly string[])
  }

  /** A town of the département of this one. */
  neighbourOf(dice: Dice, inseeCode: string): string {
    const towns = this.#departments.get(this.#territories.communeOf(inseeCode)?.department.code ?? '')
    return towns ? this.#townOf(dice, towns) : inseeCode
  }

  placeOf(dice: Dice, inseeCode: string): Place {
    const postalCode = dice.pick(this.#territories.communeOf(inseeCode)?.postalCodes ?? [''])
    return certainPlace(this.#territories, { city: null, cityInseeCode: inseeCode, postalCode })
  }

  /** More canteens in the first towns than in the last ones. */
  #townOf(dice: Dice, towns: readonly string[]): string {
    return towns[Math.floor(towns.length * dice.random() ** 3)] as string
  }
}
