import { searchKey } from '../lists/search-key.ts'
import { type Characteristic, characteristics } from '../purchases/purchase-draft.ts'
import type { ParsedLine } from './parsed-invoice.ts'

/** Words that a product must not follow: « non bio », « hors AOP ». */
const denied = '(?<!\\b(?:non|hors|sans|pas|type|facon)[ -])'

const words = (pattern: string) => new RegExp(`${denied}\\b(?:${pattern})\\b`)

/** What a text without capitals and accents says of a product. */
const mentions: readonly (readonly [Characteristic, RegExp])[] = [
  ['BIO', words('bio|biologiques?|organic|fr-bio-\\d+')],
  ['LABEL_ROUGE', words('label rouge')],
  ['AOCAOP', words('aop|aoc|appellation d.origine (?:protegee|controlee)')],
  ['IGP', words('igp|indication geographique protegee')],
  ['STG', words('stg|specialite traditionnelle garantie')],
  ['HVE', words('hve|haute valeur environnementale')],
  ['PECHE_DURABLE', words('msc|peche durable')],
  ['COMMERCE_EQUITABLE', words('commerce equitable|fairtrade|max havelaar')],
  ['FERMIER', words('fermier|fermiere')],
  ['FRANCE', words('origine ?:? ?(?:france|fr)|viande francaise|vbf|vpf|vvf')],
]

/** Where the mark « AB » is known by its capitals alone. */
const organicMark = /(?<![\p{L}\d])AB(?![\p{L}\d])/u
const inConversion = /\bconversion\b/

const yes: ReadonlySet<string> = new Set(['oui', 'yes', 'true', 'vrai', 'o', 'y', 'x', '1'])
const no: ReadonlySet<string> = new Set(['non', 'no', 'false', 'faux', 'n', '0', ''])

/** The characteristics that a line of an invoice mentions: proposals, for an invoice is no certificate. */
export function mentionedCharacteristics({ name, attributes, originCountry }: ParsedLine): Characteristic[] {
  const found = new Set<Characteristic>(originCountry?.toUpperCase() === 'FR' ? ['FRANCE'] : [])
  for (const text of [name ?? '', ...attributes.map(attributeText)]) {
    const key = searchKey(text)
    for (const [code, pattern] of mentions) if (pattern.test(key)) found.add(code)
    if (organicMark.test(text)) found.add('BIO')
    if (inConversion.test(key)) found.delete('BIO')
  }
  return characteristics.filter(code => found.has(code))
}

/** What an attribute says: `Bio = oui` is « Bio », `Label = AOP` is « Label : AOP », `Bio = non` is nothing. */
function attributeText([name, value]: readonly [string, string]): string {
  const answer = searchKey(value).trim()
  if (no.has(answer)) return ''
  return yes.has(answer) ? name : /^\s*(?:pays d.)?origine?/i.test(name) ? `origine : ${value}` : value
}
