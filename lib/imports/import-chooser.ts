import type { ImportOutcome } from './import-outcome.ts'

/** The questions of the chooser, in the order of the stepper. */
export const chooserQuestions = [
  'hasCanteens',
  'importPurchases',
  'importDiagnostics',
  'isCentralKitchen',
  'hasSatelliteData',
  'hasDetailedDiagnosticData',
] as const
export type ChooserQuestion = (typeof chooserQuestions)[number]

/** The answers to the questions asked so far, in order: the whole state of the chooser. */
export type ChooserAnswers = readonly boolean[]

/** Where answers lead. */
export type ChooserState =
  | {
      readonly kind: 'question'
      readonly question: ChooserQuestion
      /** From 1 to 6; a skipped question makes it jump. */
      readonly step: number
    }
  | { readonly kind: 'outcome'; readonly outcome: ImportOutcome }

type GivenAnswers = Partial<Record<ChooserQuestion, boolean>>
type Next = ChooserQuestion | { readonly outcome: (given: GivenAnswers) => ImportOutcome }

const leadsTo = (outcome: ImportOutcome): Next => ({ outcome: () => outcome })

/** The deliverer knows its own figures only, not those of each canteen. */
const isCentralised = ({ isCentralKitchen, hasSatelliteData }: GivenAnswers): boolean =>
  isCentralKitchen === true && hasSatelliteData === false

/** The next question or the outcome after each answer. */
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

/** The question or the import that answers lead to; null when there are more answers than questions. */
export function chooserState(answers: ChooserAnswers): ChooserState | null {
  const byQuestion: GivenAnswers = {}
  let next: Next = chooserQuestions[0]
  for (const answer of answers) {
    if (typeof next === 'object') return null
    byQuestion[next] = answer
    next = ways[next][answer ? 'yes' : 'no']
  }
  if (typeof next === 'object') return { kind: 'outcome', outcome: next.outcome(byQuestion) }
  return { kind: 'question', question: next, step: chooserQuestions.indexOf(next) + 1 }
}

export const addAnswer = (answers: ChooserAnswers, answer: boolean): ChooserAnswers => [...answers, answer]

/** Removes the last answer, so that its question is asked again. */
export const stepBack = (answers: ChooserAnswers): ChooserAnswers => answers.slice(0, -1)

/** The first question has nothing before it, and the outcome right after it can only start again. */
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

/** Reads answers from an address or a command line: `oui,non`. Null when a word is neither yes nor no. */
export function readAnswers(text: string): ChooserAnswers | null {
  const read = text === '' ? [] : text.split(',').map(readAnswer)
  return read.includes(null) ? null : (read as boolean[])
}

export const writeAnswers = (answers: ChooserAnswers): string =>
  answers.map(answer => (answer ? 'oui' : 'non')).join(',')
