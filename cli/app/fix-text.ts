import { errorsText, headline } from '@ma-cantine/lib/reports/text'
import type { Words } from '../words/fr.ts'
import { marks } from './file-face.ts'
import type { ChangeFace, FixFace } from './fix-face.ts'

/** Mended files one after the other in plain text, then the closing lines. */
export function fixText(faces: readonly FixFace[], closing: readonly string[], words: Words): string {
  return [...faces.map(face => faceText(face, words)), ...(closing.length > 0 ? [closing.join('\n')] : [])].join('\n\n')
}

function faceText({ mark, file, verdict, about, groups, remaining, notes, advice }: FixFace, words: Words): string {
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

const changeText = ({ place, from, to }: ChangeFace, words: Words): string =>
  from === null && to === null ? place : words.change(place, from, to)
