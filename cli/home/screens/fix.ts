import { basename } from 'node:path'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../../app/context.ts'
import { exitCodes } from '../../problems/exit-code.ts'
import { Failure } from '../../problems/failure.ts'
import { type FixedFile, fixInput } from '../../repair/fix-input.ts'
import { describeFix } from '../../repair/fix-output.ts'
import { fixPlaces } from '../../repair/fix-places.ts'
import { fixText } from '../../repair/fix-text.ts'
import { textLines } from '../layout/text-lines.ts'
import type { Act, Line, PageKey } from '../navigation/page.ts'
import type { Copy, Screen } from '../navigation/screen.ts'
import { confirmPage } from './confirm-page.ts'
import type { Load } from './load.ts'

interface Work extends Copy {
  readonly dryRun: boolean
  readonly inPlace: boolean
}

/** Repairs a file by what is safe alone: no value is lost or guessed. */
async function repair(file: string, { copyOf, ...work }: Work, context: Context): Promise<FixedFile> {
  // A copy that the home has written is written again.
  const place = copyOf === null ? { force: false } : { output: file, force: true }
  const options = { ...work, ...place, patch: true, unsafe: false, maximumChanges: 0 }
  const fixed = await fixInput(file, options, context)
  if ('problem' in fixed) throw new Failure(exitCodes.usage, fixed.problem)
  return fixed
}

/** Its name is enough: the screens before told the folder. The files that are written keep their whole path. */
const described = (fixed: FixedFile, context: Context): readonly Line[] =>
  textLines(fixText([describeFix({ ...fixed, file: basename(fixed.file) }, context)], [], context.words))

const nameOf = (path: string): string => makePrintable(basename(path))

/** Shows the corrections, which keys write. */
export const loadCorrections: Load<'corrections'> = async ({ file, copyOf }, context) => {
  const { fix } = context.words.home
  const fixed = await repair(file, { dryRun: true, inPlace: false, copyOf }, context)
  const { changeCount } = fixed.repair
  const { output } = copyOf === null ? await fixPlaces(file, { patch: true }) : { output: file }
  const write: Act = { type: 'replace', screen: { name: 'fix', file, inPlace: false, copyOf } }
  const keys: PageKey[] =
    copyOf === null
      ? [
          { key: 'w', label: fix.beside, act: write },
          { key: 'o', label: fix.replace, act: { type: 'open', screen: { name: 'confirm-replace', file } } },
        ]
      : [{ key: 'w', label: fix.inCopy, act: write }]
  return {
    title: fix.title,
    head: [
      {
        text: changeCount > 0 ? fix.proposed(changeCount, nameOf(output ?? file), copyOf !== null) : fix.none,
        tone: 'strong',
      },
    ],
    body: { lines: described(fixed, context) },
    keys: changeCount > 0 ? keys : [],
  }
}

export const loadReplaceQuestion: Load<'confirm-replace'> = async ({ file }, { words: { home } }) => {
  const { fix, confirmation } = home
  const { original } = await fixPlaces(file, { inPlace: true, patch: true })
  return confirmPage({
    title: confirmation,
    question: fix.replaceQuestion(nameOf(file)),
    lines: [{ text: fix.original(nameOf(original ?? file)) }],
    no: fix.no,
    answers: [{ label: fix.replaceYes, act: { type: 'replace', screen: { name: 'fix', file, inPlace: true } } }],
  })
}

/** Writes the corrected file, and tells where. */
export const writeFix: Load<'fix'> = async ({ file, inPlace, copyOf = null }, context) => {
  const { fix } = context.words.home
  const fixed = await repair(file, { dryRun: false, inPlace, copyOf }, context)
  const written = fixed.output ?? file
  const original = inPlace ? null : (copyOf ?? file)
  const check: Screen = { name: 'check', file: written, copyOf: original }
  return {
    title: fix.done,
    head: describeFix(fixed, context).notes.map(text => ({ text, tone: 'strong' as const })),
    body: { lines: described(fixed, context) },
    keys: [{ key: 'r', label: fix.check, act: { type: 'return', screen: check } }],
    ...(inPlace ? { changesData: true } : {}),
  }
}
