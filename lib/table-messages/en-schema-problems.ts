import { capitalise } from '../messages/capitalise.ts'
import type { UnsupportedConstruct } from '../table-schema/automaton/pattern.ts'
import type { ExpectedValue, SchemaProblem } from '../table-schema/schema-problem.ts'
import type { SchemaProblemWords } from './schema-problem-words.ts'

const q = (text: string | null): string => `“${text ?? ''}”`
const list = (texts: readonly string[]): string => texts.join(', ')
/** « Field “date”: », or nothing when the whole schema is at fault. */
const at = ({ field }: SchemaProblem): string => (field === null ? '' : `Field ${q(field)}: `)
const start = (problem: SchemaProblem, sentence: string): string =>
  problem.field === null ? capitalise(sentence) : `${at(problem)}${sentence}`

const expectedValues: Record<ExpectedValue, string> = {
  boolean: 'true or false',
  count: 'a whole number, 0 or more, without quotes',
  number: 'a number',
  'whole-number': 'a whole number',
  date: 'a date between quotes, as year-month-day, for example "2024-01-31"',
  text: 'a text between quotes, which is not empty',
  texts: 'a list of texts, for example ["yes", "no"]',
  values: 'a list of whole numbers, for example [1, 2, 3]',
  'decimal-char': 'a point or a comma, between quotes',
  object: 'an object, for example { "required": true }',
}

const unsupportedProperties: Readonly<Record<string, string>> = {
  foreignKeys: 'Remove “foreignKeys”: a file is checked alone, without those it refers to.',
  primaryKey: 'Give “primaryKey” one field only, or remove it: a key of several fields is not checked.',
  uniqueKeys: 'Remove “uniqueKeys”; for one field, write "unique": true among its constraints.',
  missingValues: 'Remove “missingValues”: only an empty cell is a missing value. In the file, empty these cells.',
  fieldsMatch: 'Remove “fieldsMatch”: the columns of the file are exactly those of the schema, in the same order.',
  groupChar: 'Remove “groupChar”: a number is written without thousands separators.',
  bareNumber: 'Remove “bareNumber”: a number is written without unit or symbol.',
}

/** Names the construct that a pattern may not use. */
function nameConstruct(construct: UnsupportedConstruct): string {
  switch (construct) {
    case 'look-around':
      return 'a group that starts with “(?” and another sign than “:”'
    case 'anchors inside':
    case 'not anchored':
      return 'a “^” or a “$” that does not hold for the whole cell'
    case 'too large':
      return 'too many cases to tell apart'
    case 'group':
    case 'range':
    case 'quantifier':
    case 'unfinished':
    case 'a pattern and a list':
      return 'an unusual construct'
    default:
      return q(construct)
  }
}

function patternAdvice({ construct }: SchemaProblem): string {
  switch (construct) {
    case 'look-around':
      return 'Write the possible cases one after the other, for example (?:a|b).'
    case 'anchors inside':
    case 'not anchored':
      return 'Put the choices between parentheses, for example ^(?:a|b)$.'
    case 'too large':
      return 'Shorten repetitions that are nested or very long; to limit the length, prefer “maxLength”.'
    case '\\p':
      return 'Write the characters themselves, for example [A-Za-zÀ-ÿ].'
    default:
      return 'Write the expression without it: the pattern holds for the whole cell already.'
  }
}

export const englishSchemaProblems: SchemaProblemWords = {
  'not-json': {
    message: ({ value }) => `The file is not JSON (${value}).`,
    advice: () => 'Check the commas, quotes and braces, or that the file is the right one.',
  },
  'not-an-object': {
    message: () => 'The file holds JSON, but not a schema.',
    advice: () => 'A schema is an object that gives its fields: { "fields": [ { "name": "date", "type": "date" } ] }.',
  },
  'no-fields': {
    message: () => 'The schema has no fields.',
    advice: () => 'Give at least one field: { "fields": [ { "name": "date", "type": "date" } ] }.',
  },
  'too-many-fields': {
    message: ({ value, choices }) => `The schema has too many fields: ${value}, of at most ${list(choices)}.`,
    advice: () => 'Check that the file is the right one.',
  },
  'unsupported-property': {
    message: problem => start(problem, `the property ${q(problem.property)} is not supported.`),
    advice: ({ property }) => unsupportedProperties[property ?? ''] ?? 'Remove this property.',
  },
  'not-a-field': {
    message: ({ field }) => `Field number ${field} is not an object.`,
    advice: () => 'Describe it so: { "name": "date", "type": "date" }.',
  },
  'no-name': {
    message: ({ field }) => `Field number ${field} has no name.`,
    advice: () => 'Give it as “name” the name of its column, as the header of the file writes it.',
  },
  'spaced-name': {
    message: problem => `${at(problem)}its name starts or ends with a space.`,
    advice: () => 'Remove that space: those around the name of a column do not count.',
  },
  'duplicate-name': {
    message: problem => `${at(problem)}two fields have this name.`,
    advice: () => 'Give each field a name of its own.',
  },
  'unknown-type': {
    message: problem => `${at(problem)}the type ${q(problem.value)} is not supported.`,
    advice: ({ choices }) =>
      `Choose among ${list(choices)}; another type is checked as a text (string) with a pattern.`,
  },
  'unknown-format': {
    message: problem => `${at(problem)}the format ${q(problem.value)} is not supported for this type.`,
    advice: ({ choices }) => `Choose among ${list(choices)}, or take the type “string” with a pattern.`,
  },
  'unknown-constraint': {
    message: problem => `${at(problem)}${q(problem.property)} is not supported for the type ${q(problem.value)}.`,
    advice: ({ choices }) => `Remove this constraint; those of this type are ${list(choices)}.`,
  },
  'bad-value': {
    message: problem => `${at(problem)}${q(problem.property)} cannot be ${q(problem.value)}.`,
    advice: ({ expected }) => `Write ${expected ? expectedValues[expected] : 'another value'}.`,
  },
  'empty-range': {
    message: problem => {
      const [most = '', value = ''] = problem.choices
      return `${at(problem)}${q(problem.property)} (${problem.value}) is beyond ${q(most)} (${value}): no value can fit.`
    },
    advice: () => 'Correct one of the two limits.',
  },
  'not-together': {
    message: problem => `${at(problem)}${q(problem.property)} and ${list(problem.choices)} do not go together.`,
    advice: () => 'Keep the more precise of these limits.',
  },
  'bad-pattern': {
    message: problem =>
      `${at(problem)}the pattern ${q(problem.value)} is not a regular expression (${list(problem.choices)}).`,
    advice: () => 'Write it in the syntax of JavaScript, flag u; in JSON, a \\ is written \\\\.',
  },
  'unsupported-pattern': {
    message: problem =>
      `${at(problem)}the pattern ${q(problem.value)} holds ${nameConstruct(problem.construct ?? 'unfinished')}: it is not supported, for nothing would ensure that the check ends quickly.`,
    advice: patternAdvice,
  },
  'unknown-key': {
    message: ({ value }) => `“primaryKey” names ${q(value)}, which is not a field of the schema.`,
    advice: () => 'Give it the name of a field, or remove it.',
  },
}
