import { memoize } from '../lists/memoize.ts'
import { isLinkWord } from './french-link-words.ts'
import { compareKeys, type Likeness } from './likeness.ts'
import { type NameRules, nameKey } from './name-key.ts'

/** Legal forms, and words that stand for one. */
const legalForms = new Set(
  'sarl sas sasu sa eurl earl gaec scea sci snc scop scic sca ei eirl ets etablissement ste societe cie compagnie'.split(
    ' ',
  ),
)

const supplierRules: NameRules = {
  rewritten: [],
  isDropped: word => isLinkWord(word) || legalForms.has(word),
  join: words => words,
}

/** The name of a supplier as it is compared: equal for those of one supplier, whatever its legal form. */
export const supplierKey: (name: string) => string = memoize(name => nameKey(name, supplierRules))

export const compareSuppliers = (a: string, b: string): Likeness =>
  compareKeys(supplierKey(a), supplierKey(b), () => false)
