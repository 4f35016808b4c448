import {
  addAnswer,
  canStepBack,
  chooserQuestions,
  chooserState,
  stepBack,
} from '@ma-cantine/lib/imports/import-chooser'
import { chooserWords } from '@ma-cantine/lib/imports/import-chooser-words'
import { outcomeKinds } from '@ma-cantine/lib/imports/import-outcome'
import { textLines } from '../layout/text-lines.ts'
import type { Act, PageKey } from '../navigation/page.ts'
import type { ScreenOf } from '../navigation/screen.ts'
import type { Load } from './load.ts'

type Answers = ScreenOf<'chooser'>['answers']

const ask = (answers: Answers): Act => ({ type: 'replace', screen: { name: 'chooser', answers } })

/** The six questions of the site, one a page, then the file that suits. */
export const loadChooser: Load<'chooser'> = async ({ answers }, { words, locale }) => {
  const { chooser } = words.home
  const { questions, outcomes, yes, no, back } = chooserWords[locale]
  const state = chooserState(answers)
  const keys: PageKey[] = canStepBack(answers) ? [{ key: 'b', label: chooser.before, act: ask(stepBack(answers)) }] : []
  if (state?.kind !== 'question') {
    const outcome = state?.outcome ?? 'CANTEENS'
    const { title, description } = outcomes[outcome]
    return {
      title: chooser.title,
      head: [],
      body: {
        lines: [
          { text: title, tone: 'strong' },
          ...textLines([description, '', ...words.chooser.next(outcomeKinds[outcome][0])].join('\n')),
        ],
      },
      keys: [...keys, { key: 'r', label: chooser.again, act: ask([]) }],
    }
  }
  const { title, question } = questions[state.question]
  return {
    title: chooser.title,
    head: [
      { text: chooser.step(state.step, chooserQuestions.length, title), tone: 'dim' },
      { text: question, tone: 'strong' },
    ],
    body: {
      rows: [
        { id: 'yes', cells: [yes], open: ask(addAnswer(answers, true)) },
        { id: 'no', cells: [no], open: ask(addAnswer(answers, false)) },
        ...(canStepBack(answers) ? [{ id: 'back', cells: [back], open: ask(stepBack(answers)) }] : []),
      ],
      none: '',
      filter: 'none',
      detailHeight: 0,
    },
    keys,
  }
}
