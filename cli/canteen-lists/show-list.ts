import { formatDay } from '@ma-cantine/lib/messages/dates'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { marks } from '../output/file-output.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { fingerprintOf } from '../signatures/public-key.ts'
import { listProblem } from './list-problem.ts'
import { readList } from './read-list.ts'
import type { ShowOptions } from './refs.ts'

/** Tells what a list holds, and whether it may be trusted. */
export async function showList(file: string, { key }: ShowOptions, context: Context): Promise<Result> {
  const { words, locale } = context
  const { canteenLists: sentences } = words
  const { list, fault } = await readList(file, key, context)
  const problem = fault && listProblem(file, { list, fault }, key, context)
  const shown = fault === 'altered' ? null : list
  return {
    exitCode: problem ? exitCodes.refused : exitCodes.fine,
    json: {
      ok: problem === null,
      problem,
      server: shown?.server ?? null,
      issueDate: shown?.issueDate ?? null,
      expiryDate: shown?.expiryDate ?? null,
      fingerprint: shown && fingerprintOf(shown.publicKey),
      canteens: shown?.canteens ?? [],
    },
    text: [
      `${problem ? marks.bad : marks.good} ${makePrintable(file)} — ${problem ? sentences.refused : sentences.right}`,
      ...(problem ? [`  ${problem.message}`, `  → ${problem.advice}`] : []),
      ...(shown
        ? [
            `  ${sentences.from(makePrintable(shown.server), formatDay(shown.issueDate, locale), formatDay(shown.expiryDate, locale))}`,
            `  ${sentences.signedBy(fingerprintOf(shown.publicKey))}`,
            `  ${sentences.count(shown.canteens.length)}`,
            ...shown.canteens.map(
              ({ id, siret, name }) =>
                `    ${makePrintable(siret ?? sentences.noSiret)}  ${id}  ${makePrintable(name)}`,
            ),
          ]
        : []),
    ].join('\n'),
  }
}
