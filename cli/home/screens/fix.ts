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
import type { Act, Line } from '../navigation/page.ts'
import { confirmPage } from './confirm-page.ts'
import type { Load } from './load.ts'

interface Work {
  readonly dryRun: boolean
  readonly inPlace: boolean
}

/** Repairs a file by what is safe alone: no value is lost or guessed. */
async function repair(file: string, work: Work, context: Context): Promise<FixedFile> {
  const options = { ...work, patch: true, unsafe: false, force: false, maximumChanges: 0 }
  const fixed = await fixInput(file, options, context)
  if ('problem' in fixed) throw new Failure(exitCodes.usage, fixed.problem)
  return fixed
}

const described = (fixed: FixedFile, context: Context): readonly Line[] =>
  textLines(fixText([describeFix(fixed, context)], [], context.words))

/** Shows the corrections, and asks where to write them. */
export const loadFixQuestion: Load<'confirm-fix'> = async ({ file }, context) => {
  const { fix } = context.words.home
  const fixed = await repair(file, { dryRun: true, inPlace: false }, context)
  const { changeCount } = fixed.repair
  if (changeCount === 0) {
    return { title: fix.title, head: [{ text: fix.none }], body: { lines: described(fixed, context) }, keys: [] }
  }
  const beside = await fixPlaces(file, { patch: true })
  const inPlace = await fixPlaces(file, { inPlace: true, patch: true })
  const nameOf = (path: string | null) => makePrintable(basename(path ?? file))
  const write = (isInPlace: boolean): Act => ({ type: 'replace', screen: { name: 'fix', file, inPlace: isInPlace } })
  return confirmPage({
    title: fix.title,
    question: fix.question(changeCount),
    lines: described(fixed, context),
    no: fix.no,
    answers: [
      { label: fix.beside(nameOf(beside.output)), act: write(false) },
      { label: fix.inPlace(nameOf(inPlace.output), nameOf(inPlace.original)), act: write(true) },
    ],
  })
}

/** Writes the corrected file, and tells where. */
export const writeFix: Load<'fix'> = async ({ file, inPlace }, context) => {
  const { fix } = context.words.home
  const fixed = await repair(file, { dryRun: false, inPlace }, context)
  return {
    title: fix.done,
    head: [],
    body: { lines: described(fixed, context) },
    keys: [
      { key: 'r', label: fix.check, act: { type: 'replace', screen: { name: 'check', file: fixed.output ?? file } } },
    ],
    ...(inPlace ? { changesData: true } : {}),
  }
}
