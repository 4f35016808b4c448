import { createReadStream } from 'node:fs'
import { checkKnownCanteens, namesStoredCanteens } from '@ma-cantine/lib/imports/check-known-canteens'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { listProblem } from '../canteen-lists/list-problem.ts'
import { readList } from '../canteen-lists/read-list.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { checkedKind } from '../checks/check-output.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { RefsOptions } from './refs-options.ts'

/**
 * Adds to the reports the canteens that a signed list does not have, without the server.
 * @param pathOf the path of the text of a file.
 * @throws Failure when the list cannot be read or trusted.
 */
export async function compareWithRefs(
  all: readonly CheckedInput[],
  refs: string,
  { refsKey, maxErrors, quiet }: RefsOptions & { readonly maxErrors: number; readonly quiet?: true },
  pathOf: (checked: CheckedInput) => Promise<string>,
  context: Context,
): Promise<readonly CheckedInput[]> {
  const { words, locale } = context
  const notice = quiet ? () => {} : context.notice
  const { list, fault } = await readList(refs, refsKey, context)
  if (list === null || fault !== null) {
    const problem = listProblem(refs, { list, fault: fault ?? 'altered' }, refsKey, context)
    throw new Failure(exitCodes.usage, problem)
  }
  const known = {
    siret: new Set(list.canteens.map(({ siret }) => siret)),
    cantine_id: new Set(list.canteens.map(({ id }) => String(id))),
  }
  const { canteenLists: sentences } = words
  notice(sentences.comparedWith(list.canteens.length, formatDay(list.issueDate, locale), makePrintable(list.server)))
  const compared: CheckedInput[] = []
  for (const checked of all) {
    const [kind] = checkedKind(checked)
    if (!('report' in checked) || !kind || !namesStoredCanteens(kind)) {
      if ('report' in checked) notice(sentences.notCompared(makePrintable(checked.file)))
      compared.push(checked)
      continue
    }
    const source = createReadStream(await pathOf(checked))
    const isKnown = (column: 'siret' | 'cantine_id', key: string) => known[column].has(key)
    const report = await checkKnownCanteens(source, checked.report, { kind, isKnown, maximumErrors: maxErrors })
    compared.push({ ...checked, report })
  }
  return compared
}
