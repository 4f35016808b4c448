import { formatDay } from '@ma-cantine/lib/messages/dates'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { Problem } from '../problems/problem.ts'
import { fingerprintOf } from '../signatures/public-key.ts'
import type { ListFault, ReadList } from './read-list.ts'

interface FaultyList extends ReadList {
  readonly fault: ListFault
}

/** Puts into words why a list is not taken for right. */
export function listProblem(
  name: string,
  { list, fault }: FaultyList,
  key: string | undefined,
  { words: { canteenLists: words }, locale }: Context,
): Problem {
  const file = makePrintable(name)
  const day = (date: string | undefined) => formatDay(date ?? '', locale)
  const fingerprint = fingerprintOf(list?.publicKey ?? '')
  switch (fault) {
    case 'altered':
      return { code: 'altered-list', ...words.altered(file) }
    case 'other-key':
      return { code: 'other-key', ...words.otherKey(file, fingerprint, makePrintable(key ?? '')) }
    case 'unknown-key':
      return { code: 'unknown-key', ...words.unknownKey(file, fingerprint) }
    case 'expired':
      return { code: 'expired-list', ...words.expired(file, day(list?.expiryDate)) }
    case 'to-come':
      return { code: 'list-to-come', ...words.toCome(file, day(list?.issueDate)) }
  }
}
