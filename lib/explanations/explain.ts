import { errorTitle } from '../imports/describe-error.ts'
import type { ErrorCode } from '../imports/error-code.ts'
import { type FileKind, schemaOf } from '../imports/file-kinds.ts'
import type { Locale } from '../messages/locale.ts'
import { columnLetter } from '../table-schema/error.ts'
import { en } from './en/en.ts'
import type { Cells, Example } from './example.ts'
import { examples } from './examples/examples.ts'
import type { Explanation, ExplanationInWords } from './explanation.ts'
import { type CodeWithFile, type CodeWithoutFile, type Family, familyOf, isCodeWithoutFile } from './families.ts'
import { fr } from './fr/fr.ts'

/** The pages of one language; does not compile when a code lacks its page. */
export type Pages = Readonly<Record<CodeWithFile, Explanation> & Record<CodeWithoutFile, ExplanationInWords>>

const catalogues: Record<Locale, Pages> = { fr, en }

/** A page in plain text, which the terminal, the HTML report and the site lay out in their own way. */
export interface ExplanationPage extends Explanation {
  readonly code: ErrorCode
  readonly family: Family
  readonly title: string
  readonly wrong: ShownExample
  readonly right: ShownExample
}

/** A wrong or right piece of a file, in the way that shows the error best. */
export type ShownExample =
  /** A few cells as a spreadsheet shows them, with the letters of their columns. */
  | {
      readonly shows: 'cells'
      readonly kind: FileKind
      readonly columns: readonly { readonly letter: string; readonly name: string }[]
      /** The cells of each row, in the order of `columns`. */
      readonly rows: readonly (readonly string[])[]
    }
  /** The lines of a file, as a text editor shows them. */
  | { readonly shows: 'lines'; readonly kind: FileKind | null; readonly lines: readonly string[] }
  | { readonly shows: 'words'; readonly text: string }

/** The page of a code. */
export function explain(code: ErrorCode, locale: Locale): ExplanationPage {
  const { meaning, causes, steps, origin } = catalogues[locale][code]
  const about = { code, family: familyOf[code], title: errorTitle(code, locale), meaning, causes, steps, origin }
  if (isCodeWithoutFile(code)) {
    const { wrong, right } = catalogues[locale][code]
    return { ...about, wrong: { shows: 'words', text: wrong }, right: { shows: 'words', text: right } }
  }
  const example = examples[code]
  return { ...about, wrong: showExample(example, 'wrong'), right: showExample(example, 'right') }
}

function showExample(example: Example, side: 'wrong' | 'right'): ShownExample {
  if (example.shows === 'file') {
    const more = side === 'wrong' && example.lastRepeated !== undefined
    const lines = example[side].split('\n').slice(0, example[side].endsWith('\n') ? -1 : undefined)
    return { shows: 'lines', kind: example.kind, lines: more ? lines.with(-1, `${lines.at(-1)?.trimEnd()} …`) : lines }
  }
  const { kind, before = [] } = example
  const names = new Set([...example.wrong, ...example.right].flatMap(Object.keys))
  const columns = schemaOf(kind).fields.flatMap(({ name }, index) =>
    names.has(name)
      ? [{ letter: columnLetter(index + 1), name, example: schemaOf(kind).fields[index]?.example ?? '' }]
      : [],
  )
  const row = (cells: Cells) => columns.map(column => cells[column.name] ?? column.example)
  return {
    shows: 'cells',
    kind,
    columns: columns.map(({ letter, name }) => ({ letter, name })),
    rows: [...before.slice(0, 1), ...example[side]].map(row),
  }
}
