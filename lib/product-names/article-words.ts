/** The words of articles, in the singular that `singularOf` makes of them by their end: « sans » is « san ». */

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const units = 'kg|kilo|g|gr|gramme|mg|l|lt|litre|cl|ml|dl|cm|mm|m|pce|pc|piece|u|unite|pers'

/** « 12 », « 5kg », « x12 », « 6x125g ». */
const quantity = new RegExp(`^x?\\d+(?:x\\d+)*x?(?:(?:${units})\\d*)?$`)
const unit = new RegExp(`^(?:${units})$`)

/** How an article is packed, graded or sold. */
const packaging = listed(`
  coli carton sachet barquette bqt barq bte boite bidon seau sac pack paquet pqt pot bouteille btl brique caisse cagette
  poche etui lot palette vrac conditionnement cond environ env poid net cat categorie cal calibre origine issu issue produit`)

export const saysNoArticle = (word: string): boolean => quantity.test(word) || unit.test(word) || packaging.has(word)

/** One spelling for each word that carries a label. */
export const spellings: Readonly<Record<string, string>> = {
  biologique: 'bio',
  ab: 'bio',
  fermiere: 'fermier',
  locale: 'local',
  regionale: 'regional',
  francai: 'france',
  francaise: 'france',
}

/** Words that turn the next one into its contrary: « sans sel », « non bio », « hors AOP ». */
export const negations = listed('san non hor')

/** Words that together name one thing, whatever their order, and what they become. */
export const compounds: readonly (readonly [words: readonly string[], by: string])[] = [
  [['label', 'rouge'], 'label-rouge'],
  [['lr'], 'label-rouge'],
  [['agriculture', 'bio'], 'bio'],
  [['conversion', 'bio'], 'conversion'],
  [['commerce', 'equitable'], 'equitable'],
  [['appellation', 'protegee'], 'aop'],
  [['appellation', 'controlee'], 'aoc'],
  [['indication', 'geographique', 'protegee'], 'igp'],
  [['haute', 'valeur', 'environnementale'], 'hve'],
  [['viande', 'bovine', 'france'], 'vbf'],
  [['plein', 'air'], 'plein-air'],
  [['peche', 'durable'], 'peche-durable'],
  [['bleu', 'blanc', 'coeur'], 'bleu-blanc-coeur'],
  [['pomme', 'terre'], 'pomme-terre'],
  [['chou', 'fleur'], 'chou-fleur'],
  [['chou', 'bruxelle'], 'chou-bruxelle'],
  [['lait', 'coco'], 'lait-coco'],
  [['pot', 'feu'], 'pot-feu'],
  [['patate', 'douce'], 'patate-douce'],
]

/** Words that carry a label or a rule of purchases, or that say where an article comes from by law. */
const labelWords = listed(`
  bio conversion aop aoc igp stg rup msc asc hve cee2 ceel fermier equitable local regional circuit court france vbf vpf
  vvf vof montagne demeter fairtrade ecolabel pavillon certifie label durable`)

/** Words that, beside the name of an article, make it another one. */
const transformingWords = listed(`
  jus compote puree farine huile vinaigre confiture sirop sauce soupe potage veloute coulis nectar boisson tarte gateau
  biscuit bouillon glace sorbet poudre concentre graine beurre creme lait yaourt fromage vin pate sel sucre doux demi
  ecreme vegetal vegetarien vegan halal`)

const labelCompounds = listed('label-rouge peche-durable plein-air bleu-blanc-coeur')

/** Whether a word says a label, or that there is none: « bio », « non-bio », « code0 ». */
export const isLabelWord = (word: string): boolean =>
  labelWords.has(word) || labelCompounds.has(word) || /^code[0-3]$/.test(word) || /^non-./.test(word)

/** Two names that differ by such a word are never those of one article. */
export const isDecisive = (word: string): boolean =>
  word.includes('-') || labelWords.has(word) || transformingWords.has(word) || /^code[0-3]$/.test(word)
