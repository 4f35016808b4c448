import type { ImportOutcome } from './import-outcome.ts'

/** The questions of the chooser, in their order: the number of a question is its place in the stepper. */
export const chooserQuestions = [
  'hasCanteens',
  'importPurchases',
  'importDiagnostics',
  'isCentralKitchen',
  'hasSatelliteData',
  'hasDetailedDiagnosticData',
] as const
export type ChooserQuestion = (typeof chooserQuestions)[number]

/** Yes or no to each question asked, in the order they were: all that the chooser knows. */
export type ChooserAnswers = readonly boolean[]

/** Where answers lead. */
export type ChooserState =
  | {
      readonly kind: 'question'
      readonly question: ChooserQuestion
      /** From 1, of six; a question that is skipped makes it jump. */
      readonly step: number
    }
  | { readonly kind: 'outcome'; readonly outcome: ImportOutcome }

type Given = Partial<Record<ChooserQuestion, boolean>>
type Next = ChooserQuestion | { readonly outcome: (given: Given) => ImportOutcome }

const leadsTo = (outcome: ImportOutcome): Next => ({ outcome: () => outcome })

/** Only figures of the deliverer: it cannot tell what it buys for each canteen. */
const isCentralised = ({ isCentralKitchen, hasSatelliteData }: Given): boolean =>
  isCentralKitchen === true && hasSatelliteData === false

/** Where yes and no lead, question by question. */
const ways: Readonly<Record<ChooserQuestion, { readonly yes: Next; readonly no: Next }>> = {
  hasCanteens: { yes: 'importPurchases', no: leadsTo('CANTEENS') },
  importPurchases: { yes: leadsTo('PURCHASES'), no: 'importDiagnostics' },
  importDiagnostics: { yes: 'isCentralKitchen', no: leadsTo('CANTEENS') },
  isCentralKitchen: { yes: 'hasSatelliteData', no: 'hasDetailedDiagnosticData' },
  hasSatelliteData: { yes: 'hasDetailedDiagnosticData', no: 'hasDetailedDiagnosticData' },
  hasDetailedDiagnosticData: {
    yes: { outcome: given => (isCentralised(given) ? 'CC_COMPLETE' : 'COMPLETE') },
    no: { outcome: given => (isCentralised(given) ? 'CC_SIMPLE' : 'SIMPLE') },
  },
}

/** The question or the import that answers lead to; null when there are more answers than questions asked. */
export function chooserState(answers: ChooserAnswers): ChooserState | null {
  const given: Given = {}
  let next: Next = chooserQuestions[0]
  for (const answer of answers) {
    if (typeof next === 'object') return null
    given[next] = answer
    next = ways[next][answer ? 'yes' : 'no']
  }
  if (typeof next === 'object') return { kind: 'outcome', outcome: next.outcome(given) }
  return { kind: 'question', question: next, step: chooserQuestions.indexOf(next) + 1 }
}

/** The answers with one more. */
export const answered = (answers: ChooserAnswers, answer: boolean): ChooserAnswers => [...answers, answer]

/** One step back: the question answered last is asked anew. */
export const stepBack = (answers: ChooserAnswers): ChooserAnswers => answers.slice(0, -1)

/** From an outcome as from a question one can go back; but for the first question, which has nothing before it, and the
 * outcome it leads to, which only starts again. */
export const canStepBack = (answers: ChooserAnswers): boolean =>
  answers.length > (chooserState(answers)?.kind === 'outcome' ? 1 : 0)

const words: Readonly<Record<string, boolean>> = {
  oui: true,
  yes: true,
  o: true,
  y: true,
  non: false,
  no: false,
  n: false,
}

/** A word for yes or no, in French or English; null for any other. */
export const readAnswer = (text: string): boolean | null => words[text.trim().toLowerCase()] ?? null

/** Answers as an address or a command line has them: `oui,non`. Null when a word is neither yes nor no. */
export function readAnswers(text: string): ChooserAnswers | null {
  const read = text === '' ? [] : text.split(',').map(readAnswer)
  return read.includes(null) ? null : (read as boolean[])
}

export const writeAnswers = (answers: ChooserAnswers): string =>
  answers.map(answer => (answer ? 'oui' : 'non')).join(',')
