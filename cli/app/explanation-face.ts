import { type ExplanationPage, explain, type ShownExample } from '@ma-cantine/lib/explanations/explain'
import type { Step } from '@ma-cantine/lib/explanations/explanation'
import { type ExplanationWords, exampleHeading, explanationWords } from '@ma-cantine/lib/explanations/words'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { Locale } from '@ma-cantine/lib/messages/locale'

/** A page ready to be laid out: the terminal's view and the plain text show the same facts. */
export interface ExplanationFace {
  readonly page: ExplanationPage
  readonly words: ExplanationWords
  readonly exampleHeading: string
  readonly examples: readonly ExampleFace[]
  readonly steps: readonly StepFace[]
}

export interface ExampleFace {
  readonly heading: string
  readonly mark: '✖' | '✔'
  /** One line each: a cell with its column, a line of the file, a sentence. */
  readonly lines: readonly string[]
}

/** One text, or one for each program. */
export type StepFace = readonly string[]

export function explanationFace(code: ErrorCode, locale: Locale): ExplanationFace {
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
    steps: page.steps.map(step => stepFace(step, locale === 'fr' ? ' : ' : ': ')),
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
      // As a spreadsheet names them: A2, B2.
      return rows.flatMap((cells, row) =>
        columns.map(
          ({ letter, name }, index) => `${letter}${row + 2}  ${name.padEnd(width)}  ${cells[index] || empty}`,
        ),
      )
    }
  }
}

function stepFace(step: Step, colon: string): StepFace {
  if (typeof step === 'string') return [step]
  const said = (text: string) => `${colon}${text.charAt(0).toLowerCase()}${text.slice(1)}`
  return [`Excel${said(step.excel)}`, `LibreOffice${said(step.libreOffice)}`]
}
