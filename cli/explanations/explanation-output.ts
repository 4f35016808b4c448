import { type ExplanationPage, explain, type ShownExample } from '@ma-cantine/lib/explanations/explain'
import type { Step } from '@ma-cantine/lib/explanations/explanation'
import { type ExplanationWords, exampleHeading, explanationWords } from '@ma-cantine/lib/explanations/words'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'

/** The page of an error code, ready for layout: the terminal's view and the plain text both derive from it. */
export interface ExplanationOutput {
  readonly page: ExplanationPage
  readonly words: ExplanationWords
  readonly exampleHeading: string
  readonly examples: readonly ExampleOutput[]
  readonly steps: readonly StepOutput[]
}

export interface ExampleOutput {
  readonly heading: string
  readonly mark: '✖' | '✔'
  /** Each line is a cell with its column, a line of the file or a sentence. */
  readonly lines: readonly string[]
}

/** The texts of a step: one, or one for each spreadsheet program. */
export type StepOutput = readonly string[]

export function describeExplanation(code: ErrorCode, locale: Locale): ExplanationOutput {
  const page = explain(code, locale)
  const words = explanationWords[locale]
  return {
    page,
    words,
    exampleHeading: exampleHeading(page.right.shows === 'words' ? null : page.right.kind, locale),
    examples: [
      { heading: words.wrong, mark: '✖', lines: exampleLines(page.wrong, words) },
      { heading: words.right, mark: '✔', lines: exampleLines(page.right, words) },
    ],
    steps: page.steps.map(step => describeStep(step, locale === 'fr' ? ' : ' : ': ')),
  }
}

function exampleLines(example: ShownExample, { empty }: ExplanationWords): readonly string[] {
  switch (example.shows) {
    case 'words':
      return [example.text]
    case 'lines':
      return example.lines.length === 0 ? [empty] : example.lines
    case 'cells': {
      const { columns, rows } = example
      const width = Math.max(...columns.map(({ name }) => name.length))
      // Cells have the names that a spreadsheet shows: A2, B2.
      return rows.flatMap((cells, row) =>
        columns.map(
          ({ letter, name }, index) => `${letter}${row + 2}  ${name.padEnd(width)}  ${cells[index] || empty}`,
        ),
      )
    }
  }
}

function describeStep(step: Step, colon: string): StepOutput {
  if (typeof step === 'string') return [step]
  const afterName = (text: string) => `${colon}${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return [`Excel${afterName(step.excel)}`, `LibreOffice${afterName(step.libreOffice)}`]
}
