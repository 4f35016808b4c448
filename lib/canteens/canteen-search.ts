import { oneText } from '../lists/query-values.ts'
import { searchKey, searchTerms, searchText } from '../lists/search-key.ts'

/** The towns whose arrondissements people name by their number, which ends the postal code. */
const townsWithArrondissements: readonly string[] = ['paris', 'lyon', 'marseille']
const mostArrondissements = 20

/** What searches for a canteen look in. */
export interface SearchedCanteen {
  readonly name: string
  readonly siret: string | null
  readonly city: string | null
  readonly postalCode: string | null
}

/** The text that searches for a canteen look in. It begins with the name, which gives the order of names as well. */
export const canteenSearchText = ({ name, siret, city, postalCode }: SearchedCanteen): string =>
  searchText([name, siret, townText(city, postalCode)])

/** A town in the spellings that people type: « Saint-Étienne », « st etienne », « Paris 12e ». */
function townText(city: string | null, postalCode: string | null): string {
  const town = searchKey(city ?? '').trim()
  const names = [town, town.replace(/\bsaint(e?)\b/g, 'st$1'), town.replace(/\bst(e?)\b\.?/g, 'saint$1')]
  const spellings = names.flatMap(name => [name, name.replaceAll('-', ' '), name.replaceAll(' ', '-')])
  // The postal code stands before the names: « Paris 7 » is not « Paris 75012 ».
  return [postalCode ?? '', ...new Set(spellings), arrondissement(town, postalCode)].join(' ').trim()
}

function arrondissement(town: string, postalCode: string | null): string {
  const rank = Number(postalCode?.slice(-2))
  if (!townsWithArrondissements.includes(town) || !(rank >= 1 && rank <= mostArrondissements)) return ''
  return `${town} ${rank}${rank === 1 ? 'er' : 'eme'} arrondissement`
}

/** The words of a search for canteens, all of which must be in a `canteenSearchText`. */
export function canteenSearchTerms(search: string): string[] {
  const joined: string[] = []
  for (const term of searchTerms(search).map(word => word.replace(/(?<=.)\.$/, ''))) {
    const last = joined.at(-1)
    // « Paris 12 » is a place; by its own, 12 is in the SIRET of many canteens of Paris.
    if (last !== undefined && townsWithArrondissements.includes(last) && isArrondissement(term))
      joined[joined.length - 1] = `${last} ${term}`
    else joined.push(term)
  }
  return joined
}

const isArrondissement = (term: string): boolean =>
  /^\d{1,2}(er|e|eme)?$/.test(term) && Number.parseInt(term, 10) <= mostArrondissements

/** `search`: words that must all match. */
export const canteenSearch = () => oneText().transform(text => canteenSearchTerms(text ?? ''))
