import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { Labels } from '@ma-cantine/lib/messages/labels'
import { type ProductFamily, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import {
  characteristicLabels,
  characteristicShortLabels,
  familyLabels,
  familyShortLabels,
  type StoredCharacteristic,
  storedCharacteristics,
} from '@ma-cantine/lib/purchases/purchase-labels'

/** Words that the names of the public service have, first match first; its addresses hold names where ours hold codes. */
const familyWords: readonly (readonly [RegExp, ProductFamily])[] = [
  [/charcuterie/, 'CHARCUTERIE'],
  [/viande|volaille/, 'VIANDES_VOLAILLES'],
  [/\bmer\b|aquatique|poisson/, 'PRODUITS_DE_LA_MER'],
  [/fruit|legume/, 'FRUITS_ET_LEGUMES'],
  [/lait|oeuf|\bbof\b/, 'PRODUITS_LAITIERS'],
  [/boulangerie|patisserie/, 'BOULANGERIE'],
  [/boisson/, 'BOISSONS'],
  [/autre/, 'AUTRES'],
]

const characteristicWords: readonly (readonly [RegExp, StoredCharacteristic])[] = [
  [/conversion/, 'CONVERSION_BIO'],
  [/\bbio/, 'BIO'],
  [/label rouge/, 'LABEL_ROUGE'],
  [/\baoc\b|\baop\b|appellation/, 'AOCAOP'],
  [/\bigp\b|geographique/, 'IGP'],
  [/\bstg\b|specialite/, 'STG'],
  [/\bhve\b|certification/, 'HVE'],
  [/peche/, 'PECHE_DURABLE'],
  [/\brup\b|ultraperipherique/, 'RUP'],
  [/equitable/, 'COMMERCE_EQUITABLE'],
  [/fermier/, 'FERMIER'],
  [/externalite/, 'EXTERNALITES'],
  [/performance/, 'PERFORMANCE'],
  [/equivalent/, 'EQUIVALENTS'],
  [/france|francais/, 'FRANCE'],
  [/circuit/, 'SHORT_DISTRIBUTION'],
  [/\bloca/, 'LOCAL'],
]

/** Makes a reader of lists that commas separate, of codes or of names; what it does not know is left out. */
function readerOf<Code extends string>(
  codes: readonly Code[],
  labels: readonly Labels<Code>[],
  words: readonly (readonly [RegExp, Code])[],
): (text: string | null) => Code[] {
  const known = new Map<string, Code>()
  for (const names of labels.flatMap(({ fr, en }) => [en, fr]))
    for (const code of codes) known.set(searchKey(names[code]), code)
  const read = (item: string): Code | undefined => {
    const key = searchKey(item)
    return codes.find(code => code === item) ?? known.get(key) ?? words.find(([word]) => word.test(key))?.[1]
  }
  return text => {
    const found = new Set(
      (text ?? '')
        .slice(0, 2000)
        .split(',')
        .map(item => read(item.trim())),
    )
    return codes.filter(code => found.has(code))
  }
}

export const readFamilies = readerOf(productFamilies, [familyLabels, familyShortLabels], familyWords)

export const readCharacteristics = readerOf(
  storedCharacteristics,
  [characteristicLabels, characteristicShortLabels],
  characteristicWords,
)
