import type { CanteenValues } from '@ma-cantine/lib/canteens/canteen-values'
import type { Coordinates } from '@ma-cantine/lib/canteens/coordinates'
import {
  type EconomicModel,
  isCentralKitchen,
  isGroup,
  mayHaveSatellites,
  type ProductionType,
  servesMeals,
} from '@ma-cantine/lib/canteens/production'
import { idOfSector } from '@ma-cantine/lib/canteens/sectors'
import { emptyPlace, type Place } from '../territories/place.ts'
import { blockSize, type Country } from './country.ts'
import { townCoordinates } from './department-centres.ts'
import { type Dice, diceOf } from './dice.ts'
import { instantBetween } from './instants.ts'
import { chooseSector, factsOf, ministryOf, schoolSectors } from './invented-sectors.ts'
import { canteenName, groupKinds, headName, kitchenKinds } from './names.ts'
import { inventedSiren, inventedSiret } from './sirets.ts'

export interface InventedCanteen
  extends Omit<CanteenValues, 'groupe' | 'city' | 'cityInseeCode' | 'postalCode' | 'department'> {
  readonly id: number
  /** From 0. */
  readonly number: number
  readonly name: string
  readonly place: Place
  readonly coordinates: Coordinates | null
  readonly groupId: number | null
  readonly yearlyMealCount: number
  readonly creationDate: string
}

/** The canteens of one manager, of which the first may deliver to the next ones. */
interface Block {
  /** Of the first one. */
  readonly head: 'central' | 'central_serving' | 'groupe' | 'site'
  readonly satellites: number
  readonly townCode: string
}

const shares = { deliversInBlock: 0.45, isGroup: 0.08, isCentral: 0.55, sameTown: 0.6, conceded: 0.3 }
const mostSatellites = 8

function blockOf({ seed, canteens, towns }: Country, number: number): Block {
  const dice = diceOf(seed, 'block', number)
  const townCode = towns.codeOf(dice, number)
  const others = Math.min(blockSize, canteens - number * blockSize) - 1
  if (!dice.chance(shares.deliversInBlock) || others === 0) return { head: 'site', satellites: 0, townCode }
  const kitchen = dice.chance(shares.isCentral) ? 'central' : 'central_serving'
  return {
    head: dice.chance(shares.isGroup) ? 'groupe' : kitchen,
    satellites: Math.min(others, 2 + dice.whole(mostSatellites - 1)),
    townCode,
  }
}

const productionTypeOf = ({ head, satellites }: Block, rank: number): ProductionType => {
  if (rank === 0) return head
  return rank <= satellites ? 'site_cooked_elsewhere' : 'site'
}

/** The canteen of this number, always the same in a country. */
export function inventCanteen(country: Country, number: number): InventedCanteen {
  const { seed, towns, first } = country
  const dice = diceOf(seed, 'canteen', number)
  const blockNumber = Math.floor(number / blockSize)
  const rank = number % blockSize
  const block = blockOf(country, blockNumber)
  const productionType = productionTypeOf(block, rank)
  const isOfDelivery = mayHaveSatellites(productionType) || productionType === 'site_cooked_elsewhere'
  const sector = isOfDelivery ? factsOf(dice.pick(schoolSectors)) : chooseSector(dice)
  const economicModel: EconomicModel = dice.chance(sector.publicShare) ? 'public' : 'private'
  const identity = {
    id: first.canteens + number,
    number,
    managementType: dice.chance(shares.conceded) ? ('conceded' as const) : ('direct' as const),
    productionType,
    creationDate: instantBetween(dice, '2020-09-01', '2021-12-15'),
  }
  const head = number - rank
  const counts = countMeals(dice, sector, productionType, block.satellites)
  if (isGroup(productionType)) {
    return {
      ...identity,
      ...counts,
      name: headName(dice, groupKinds),
      siret: null,
      sirenUniteLegale: inventedSiren(number),
      place: emptyPlace,
      coordinates: null,
      sectors: [],
      lineMinistry: null,
      satelliteCanteensCount: null,
      centralProducerSiret: null,
      groupId: null,
      economicModel: null,
    }
  }
  const isSatellite = productionType === 'site_cooked_elsewhere'
  const staysInTown = rank === 0 || dice.chance(shares.sameTown)
  const place = towns.placeOf(dice, staysInTown ? block.townCode : towns.neighbourOf(dice, block.townCode))
  const isKitchen = isCentralKitchen(productionType)
  const sectors = isKitchen ? schoolSectors.map(factsOf) : [sector]
  return {
    ...identity,
    ...counts,
    name: isKitchen ? headName(dice, kitchenKinds) : canteenName(dice, sector.code),
    siret: inventedSiret(number),
    sirenUniteLegale: null,
    place,
    coordinates: townCoordinates(place.department ?? '', place.cityInseeCode ?? ''),
    sectors: sectors.map(({ code }) => idOfSector(code)),
    lineMinistry: ministryOf(dice, economicModel, sectors),
    satelliteCanteensCount: isKitchen ? block.satellites : null,
    centralProducerSiret: isSatellite && block.head !== 'groupe' ? inventedSiret(head) : null,
    groupId: isSatellite && block.head === 'groupe' ? first.canteens + head : null,
    economicModel,
  }
}

function countMeals(
  dice: Dice,
  { mealsADay, openDays }: { readonly mealsADay: number; readonly openDays: number },
  productionType: ProductionType,
  satellites: number,
) {
  // Most are smaller than the mean, some are much larger.
  const size = 0.35 + 1.9 * dice.random() ** 2
  const meals = Math.max(8, Math.round(mealsADay * size * (mayHaveSatellites(productionType) ? satellites + 1 : 1)))
  return { dailyMealCount: servesMeals(productionType) ? meals : null, yearlyMealCount: meals * openDays }
}
