import {
  addAnswer,
  type ChooserAnswers,
  type ChooserQuestion,
  chooserQuestions,
  chooserState,
  readAnswer,
  readAnswers,
  stepBack,
  writeAnswers,
} from '@ma-cantine/lib/imports/import-chooser'
import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { type ImportOutcome, outcomeKinds } from '@ma-cantine/lib/imports/import-outcome'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { type Command, InvalidArgumentError } from 'commander'
import { ask } from '../app/ask.ts'
import type { Context } from '../app/context.ts'
import { runCommand, type Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { wordsOf } from '../words/words.ts'

interface ChooseOptions {
  readonly answers?: ChooserAnswers
}

export function defineChoose(program: Command, locale: Locale): void {
  const { chooser } = wordsOf(locale)
  program
    .command('choose')
    .description(chooser.help)
    .option(`--answers <${chooser.answersArgument}>`, chooser.answers, text => {
      const answers = readAnswers(text)
      if (!answers) throw new InvalidArgumentError(chooser.badAnswers)
      return answers
    })
    .action(runCommand(choose, locale))
}

const choose: Verb<ChooseOptions> = async (context, _args, { answers: given = [] }) => {
  const { words, locale } = context
  const { answers, outcome } = await completeAnswers(given, context)
  const { title, description } = chooserWords[locale].outcomes[outcome]
  const [kind] = outcomeKinds[outcome]
  const next = words.chooser.next(kind)
  return {
    exitCode: exitCodes.fine,
    json: { outcome, kind, title, description, answers: answersByQuestion(answers) },
    text: [title, description, '', ...next].join('\n'),
    view: async () => (await import('./import-advice.tsx')).chosenImportView({ title, description, next }),
  }
}

interface CompleteChoice {
  readonly answers: ChooserAnswers
  readonly outcome: ImportOutcome
}

/** Asks the questions without an answer. @throws Failure when nobody can answer. */
async function completeAnswers(given: ChooserAnswers, context: Context): Promise<CompleteChoice> {
  const { words, locale, mayAsk, notice } = context
  const { questions } = chooserWords[locale]
  let answers = given
  for (;;) {
    const state = chooserState(answers)
    if (!state)
      throw new Failure(exitCodes.usage, {
        code: 'too-many-answers',
        ...words.chooser.tooMany(countUsedAnswers(given)),
      })
    if (state.kind === 'outcome') return { answers, outcome: state.outcome }
    const { title, question } = questions[state.question]
    if (!mayAsk) {
      const problem = words.chooser.unanswered(question, writeAnswers(answers))
      throw new Failure(exitCodes.usage, { code: 'no-answer', ...problem })
    }
    const text = await ask({ text: words.chooser.prompt(state.step, chooserQuestions.length, title, question) }, words)
    const answer = readAnswer(text)
    if (answer !== null) answers = addAnswer(answers, answer)
    else if (words.chooser.back.includes(text.toLowerCase())) answers = stepBack(answers)
    else notice(words.chooser.notAnAnswer(text))
  }
}

/** The number of answers before the outcome is known. */
const countUsedAnswers = (answers: ChooserAnswers): number => {
  const end = answers.findIndex((_, index) => chooserState(answers.slice(0, index))?.kind === 'outcome')
  return end === -1 ? answers.length : end
}

const answersByQuestion = (answers: ChooserAnswers): Partial<Record<ChooserQuestion, boolean>> =>
  Object.fromEntries(
    answers.flatMap((answer, index) => {
      const state = chooserState(answers.slice(0, index))
      return state?.kind === 'question' ? [[state.question, answer]] : []
    }),
  )
