import type { ChooserSays } from './fr.ts'

export const chooserEn: ChooserSays = {
  help: 'ask the six questions of the site to find the file that suits',
  answers: 'answers in the order of the questions, such as yes,no,yes; those left are asked',
  answersArgument: 'yes|no,…',
  prompt: (step, count, title, question) =>
    `\n${step}/${count} · ${title}\n${question} [yes/no${step > 1 ? '/back' : ''}] `,
  back: ['back', 'b'],
  notAnAnswer: text => `“${text}” is neither yes nor no.`,
  badAnswers: 'write yes or no for each question, separated by commas, such as yes,no,yes.',
  unanswered: (question, given) => ({
    message: `A question is left without an answer: ${question}`,
    advice: `Give its answer too, for example --answers ${given === '' ? 'yes' : `${given},yes`}.`,
  }),
  tooMany: count => ({
    message: `There are more answers than questions: ${count} at most for these.`,
    advice: 'Take the last answers out of --answers.',
  }),
  next: kind => [
    `Empty file: ma-cantine template ${kind} --output ${kind}.csv`,
    `Columns and expected values: ma-cantine schemas ${kind}`,
    `Check, then send: ma-cantine import ${kind}.csv`,
  ],
}
