import { capitalise } from '../messages/capitalise.ts'
import type { UnsupportedConstruct } from '../table-schema/automaton/pattern.ts'
import type { ExpectedValue, SchemaProblem } from '../table-schema/schema-problem.ts'
import type { SchemaProblemWords } from './schema-problem-words.ts'

const q = (text: string | null): string => `« ${text ?? ''} »`
const list = (texts: readonly string[]): string => texts.join(', ')
/** « Champ « date » : », or nothing when the whole schema is at fault. */
const at = ({ field }: SchemaProblem): string => (field === null ? '' : `Champ ${q(field)} : `)
const start = (problem: SchemaProblem, sentence: string): string =>
  problem.field === null ? capitalise(sentence) : `${at(problem)}${sentence}`

const expectedValues: Record<ExpectedValue, string> = {
  boolean: 'true ou false',
  count: 'un nombre entier, 0 ou plus, sans guillemets',
  number: 'un nombre',
  'whole-number': 'un nombre entier',
  date: 'une date entre guillemets, au format année-mois-jour, par exemple "2024-01-31"',
  text: 'un texte entre guillemets, qui ne soit pas vide',
  texts: 'une liste de textes, par exemple ["oui", "non"]',
  values: 'une liste de nombres entiers, par exemple [1, 2, 3]',
  'decimal-char': 'un point ou une virgule, entre guillemets',
  object: 'un objet, par exemple { "required": true }',
}

const unsupportedProperties: Readonly<Record<string, string>> = {
  foreignKeys: 'Retirez « foreignKeys » : un fichier est vérifié seul, sans ceux auxquels il se rapporte.',
  primaryKey: 'Donnez à « primaryKey » un seul champ, ou retirez-la : une clé de plusieurs champs n’est pas vérifiée.',
  uniqueKeys: 'Retirez « uniqueKeys » ; pour un seul champ, écrivez "unique": true dans ses contraintes.',
  missingValues:
    'Retirez « missingValues » : seule une cellule vide est une valeur manquante. Dans le fichier, videz ces cellules.',
  fieldsMatch:
    'Retirez « fieldsMatch » : les colonnes du fichier sont exactement celles du schéma, dans le même ordre.',
  groupChar: 'Retirez « groupChar » : un nombre s’écrit sans séparateur de milliers.',
  bareNumber: 'Retirez « bareNumber » : un nombre s’écrit sans unité ni symbole.',
}

/** Names the construct that a pattern may not use. */
function nameConstruct(construct: UnsupportedConstruct): string {
  switch (construct) {
    case 'look-around':
      return 'un groupe qui commence par « (? » et un autre signe que « : »'
    case 'anchors inside':
    case 'not anchored':
      return 'un « ^ » ou un « $ » qui ne vaut pas pour toute la cellule'
    case 'too large':
      return 'trop de cas à distinguer'
    case 'group':
    case 'range':
    case 'quantifier':
    case 'unfinished':
    case 'a pattern and a list':
      return 'une écriture inhabituelle'
    default:
      return q(construct)
  }
}

function patternAdvice({ construct }: SchemaProblem): string {
  switch (construct) {
    case 'look-around':
      return 'Écrivez les cas possibles les uns après les autres, par exemple (?:a|b).'
    case 'anchors inside':
    case 'not anchored':
      return 'Mettez les choix entre parenthèses, par exemple ^(?:a|b)$.'
    case 'too large':
      return 'Réduisez les répétitions imbriquées ou très longues ; pour limiter la longueur, préférez « maxLength ».'
    case '\\p':
      return 'Écrivez les caractères eux-mêmes, par exemple [A-Za-zÀ-ÿ].'
    default:
      return 'Récrivez l’expression sans cela : le motif vaut déjà pour toute la cellule.'
  }
}

export const frenchSchemaProblems: SchemaProblemWords = {
  'not-json': {
    message: ({ value }) => `Le fichier n’est pas du JSON (${value}).`,
    advice: () => 'Vérifiez les virgules, les guillemets et les accolades, ou que le fichier est le bon.',
  },
  'not-an-object': {
    message: () => 'Le fichier contient du JSON, mais pas un schéma.',
    advice: () => 'Un schéma est un objet qui donne ses champs : { "fields": [ { "name": "date", "type": "date" } ] }.',
  },
  'no-fields': {
    message: () => 'Le schéma n’a pas de champs.',
    advice: () => 'Donnez au moins un champ : { "fields": [ { "name": "date", "type": "date" } ] }.',
  },
  'too-many-fields': {
    message: ({ value, choices }) => `Le schéma a trop de champs : ${value}, pour ${list(choices)} au plus.`,
    advice: () => 'Vérifiez que le fichier est le bon.',
  },
  'unsupported-property': {
    message: problem => start(problem, `la propriété ${q(problem.property)} n’est pas prise en charge.`),
    advice: ({ property }) => unsupportedProperties[property ?? ''] ?? 'Retirez cette propriété.',
  },
  'not-a-field': {
    message: ({ field }) => `Le champ numéro ${field} n’est pas un objet.`,
    advice: () => 'Décrivez-le ainsi : { "name": "date", "type": "date" }.',
  },
  'no-name': {
    message: ({ field }) => `Le champ numéro ${field} n’a pas de nom.`,
    advice: () => 'Donnez-lui pour « name » le nom de sa colonne, tel que l’en-tête du fichier l’écrit.',
  },
  'spaced-name': {
    message: problem => `${at(problem)}son nom commence ou se termine par une espace.`,
    advice: () => 'Retirez cette espace : celles qui entourent un nom de colonne ne comptent pas.',
  },
  'duplicate-name': {
    message: problem => `${at(problem)}deux champs portent ce nom.`,
    advice: () => 'Donnez à chaque champ un nom différent.',
  },
  'unknown-type': {
    message: problem => `${at(problem)}le type ${q(problem.value)} n’est pas pris en charge.`,
    advice: ({ choices }) =>
      `Choisissez parmi ${list(choices)} ; un autre type se vérifie comme un texte (string), avec un motif (pattern).`,
  },
  'unknown-format': {
    message: problem => `${at(problem)}le format ${q(problem.value)} n’est pas pris en charge pour ce type.`,
    advice: ({ choices }) =>
      `Choisissez parmi ${list(choices)}, ou prenez le type « string », avec un motif (pattern).`,
  },
  'unknown-constraint': {
    message: problem =>
      `${at(problem)}${q(problem.property)} n’est pas prise en charge pour le type ${q(problem.value)}.`,
    advice: ({ choices }) => `Retirez cette contrainte ; celles de ce type sont ${list(choices)}.`,
  },
  'bad-value': {
    message: problem => `${at(problem)}${q(problem.property)} ne peut pas valoir ${q(problem.value)}.`,
    advice: ({ expected }) => `Écrivez ${expected ? expectedValues[expected] : 'une autre valeur'}.`,
  },
  'empty-range': {
    message: problem => {
      const [most = '', value = ''] = problem.choices
      return `${at(problem)}${q(problem.property)} (${problem.value}) dépasse ${q(most)} (${value}) : aucune valeur ne peut convenir.`
    },
    advice: () => 'Corrigez l’une des deux limites.',
  },
  'not-together': {
    message: problem => `${at(problem)}${q(problem.property)} et ${list(problem.choices)} ne vont pas ensemble.`,
    advice: () => 'Gardez la plus précise de ces limites.',
  },
  'bad-pattern': {
    message: problem =>
      `${at(problem)}le motif ${q(problem.value)} n’est pas une expression régulière (${list(problem.choices)}).`,
    advice: () => 'Écrivez-le dans la syntaxe de JavaScript, option u ; dans le JSON, un \\ s’écrit \\\\.',
  },
  'unsupported-pattern': {
    message: problem =>
      `${at(problem)}le motif ${q(problem.value)} contient ${nameConstruct(problem.construct ?? 'unfinished')} : il n’est pas pris en charge, car rien n’assurerait que la vérification se termine vite.`,
    advice: patternAdvice,
  },
  'unknown-key': {
    message: ({ value }) => `« primaryKey » nomme ${q(value)}, qui n’est pas un champ du schéma.`,
    advice: () => 'Donnez-lui le nom d’un champ, ou retirez-la.',
  },
}
