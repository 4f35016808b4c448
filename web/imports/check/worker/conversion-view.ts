import { convertFile } from '@ma-cantine/lib/conversion/convert-file'
import { describeChange, describeUnsayable } from '@ma-cantine/lib/conversion/describe-conversion'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { ConversionView } from '../check-protocol.ts'
import { pacedChunks } from './paced-chunks.ts'

/** How many reasons a page lists. */
const shownReasons = 100

/** A right file in the format of 2026, with what that format cannot say. */
export async function prepareConversion(
  bytes: Uint8Array,
  locale: Locale,
  rowOf: (row: number) => number,
): Promise<ConversionView> {
  const lines: string[] = []
  const conversion = await convertFile(pacedChunks(bytes), { to: '2026', onLine: line => lines.push(line) })
  const { to, converted, unsayableRows, partRows, unsayable } = conversion
  if (to === null) throw new Error('A file that names canteens in one way is converted to one that names them so')
  const change = describeChange(conversion, locale)
  return {
    bytes: new TextEncoder().encode(lines.join('')),
    converted,
    unsayableRows,
    partRows,
    change: change && bindPunctuation(change),
    told: unsayable.slice(0, shownReasons).map(each => ({
      row: rowOf(each.row),
      reason: bindPunctuation(describeUnsayable(each, to, locale)),
    })),
  }
}
