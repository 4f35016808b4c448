import type { RecapImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { recapVerdicts } from '@ma-cantine/lib/recaps/recap-verdict'
import { verdictWords } from '@ma-cantine/lib/recaps/verdict-words'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { DetailOutput } from '../output/file-output.ts'

/** Rows of one verdict that are told; `--json` has more. */
const shownRows = 10

/** What became of the rows of a recap, those that are settled counted alone. */
export const recapDetails = (
  { verdictCounts, comparedRows }: RecapImportAnswer,
  { words, locale }: Context,
): DetailOutput[] =>
  recapVerdicts
    .filter(verdict => verdictCounts[verdict] > 0)
    .map(verdict => {
      const count = verdictCounts[verdict]
      const rows = verdict === 'stored' ? [] : comparedRows.filter(row => row.verdict === verdict).slice(0, shownRows)
      const parts = rows.map(({ row, article, priceHt, storedPriceHt }) =>
        words.imports.recapRow(
          row,
          makePrintable(article),
          formatEuros(priceHt, locale),
          formatEuros(storedPriceHt, locale),
        ),
      )
      const others = count - rows.length
      return {
        text: verdictWords[locale][verdict].title(count),
        parts: rows.length > 0 && others > 0 ? [...parts, words.imports.otherRows(others)] : parts,
      }
    })
