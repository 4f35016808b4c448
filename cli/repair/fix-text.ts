import { errorsText, headline } from '@ma-cantine/lib/reports/summary-text'
import { marks } from '../output/file-output.ts'
import type { Words } from '../words/fr.ts'
import type { ChangeOutput, FixOutput } from './fix-output.ts'

/** Repaired files one after the other in plain text, then the closing lines. */
export function fixText(outputs: readonly FixOutput[], closing: readonly string[], words: Words): string {
  return [
    ...outputs.map(output => outputText(output, words)),
    ...(closing.length > 0 ? [closing.join('\n')] : []),
  ].join('\n\n')
}

function outputText({ mark, file, verdict, about, groups, remaining, notes, advice }: FixOutput, words: Words): string {
  return [
    headline(marks[mark], file, verdict),
    ...(about.length > 0 ? [`  ${about.join(', ')}`] : []),
    ...groups.flatMap(({ title, why, changes, more }) => [
      '',
      `  ${title}`,
      `    ${why}`,
      ...changes.map(change => `    ${changeText(change, words)}`),
      ...(more ? [`    ${more}`] : []),
    ]),
    ...(remaining ? ['', `  ${remaining.title}`, errorsText(remaining.errors)] : []),
    ...(notes.length > 0 && groups.length > 0 ? [''] : []),
    ...notes.map(note => `  ${note}`),
    ...(advice ? [`  → ${advice}`] : []),
  ].join('\n')
}

const changeText = ({ place, from, to }: ChangeOutput, words: Words): string =>
  from === null && to === null ? place : words.repair.change(place, from, to)
