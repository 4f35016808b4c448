import { constants, openAsBlob } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { checkInspection, type InspectionFault } from '@ma-cantine/lib/inspection/check-inspection'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { readingProblem } from '../files/read-input.ts'
import { filesText } from '../output/files-text.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'

/** Recomputes each figure of an archive from it alone. Nothing leaves the machine. */
export async function checkArchive(file: string, context: Context): Promise<Result> {
  const { inspection: words } = context.words
  const { faults, figures, digests } = await checkInspection(await open(file, context))
  const isRight = faults.length === 0
  const output = {
    mark: isRight ? 'good' : 'bad',
    file: makePrintable(file),
    verdict: isRight ? words.right : words.wrong(faults.length),
    message: words.checked(figures, digests),
    details: faults.map(fault => ({ text: makePrintable(sentenceOf(fault, context)) })),
  } as const
  return {
    exitCode: isRight ? exitCodes.fine : exitCodes.refused,
    json: { ok: isRight, file, figures, digests, faults },
    text: filesText([output], []),
    view: async () => (await import('../output/views/files.tsx')).filesView([output], []),
  }
}

async function open(file: string, { words }: Context): Promise<Blob> {
  try {
    // Opening tells nothing of what is missing, may not be read or is a folder.
    await access(file, constants.R_OK)
    if ((await stat(file)).isFile()) return await openAsBlob(file)
  } catch (error) {
    const problem = readingProblem(error, file, words)
    throw problem ? new Failure(exitCodes.usage, problem) : error
  }
  throw new Failure(exitCodes.usage, { code: 'is-a-directory', ...words.files.isADirectory(file) })
}

function sentenceOf(fault: InspectionFault, { words: { inspection } }: Context): string {
  const { faults } = inspection
  switch (fault.code) {
    case 'not-an-archive':
      return faults[fault.code]
    case 'figure':
      return faults.figure(fault)
    default:
      return faults[fault.code](fault.path)
  }
}
