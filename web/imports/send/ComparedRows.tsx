import { Button } from '@codegouvfr/react-dsfr/Button'
import type { RecapImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { formatNumericDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import type { ComparedRow } from '@ma-cantine/lib/recaps/compared-row'
import type { RecapVerdict } from '@ma-cantine/lib/recaps/recap-verdict'
import { verdictWords } from '@ma-cantine/lib/recaps/verdict-words'
import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { Table } from '../../ui/Table.tsx'
import { useSendWords } from './words/send-words.ts'

/** From those that somebody has to look at to those that are settled. */
const order: readonly RecapVerdict[] = ['in-doubt', 'other-amount', 'other-dates', 'other-labels', 'stored']

/** Rows shown at once. */
const pageLength = 10

export interface ComparedRowsProps {
  readonly answer: Pick<RecapImportAnswer, 'verdictCounts' | 'comparedRows'>
  /** Whether only those are shown that may be added. */
  readonly onlyOpen?: boolean
}

/** The rows of a recap that are not new, by what became of them, beside the purchases that hold them. */
export function ComparedRows({ answer: { comparedRows }, onlyOpen = false }: ComparedRowsProps) {
  const rows = onlyOpen ? comparedRows.filter(({ missingPriceHt }) => missingPriceHt > 0) : comparedRows
  return order.map(verdict => {
    const ofVerdict = rows.filter(row => row.verdict === verdict)
    return ofVerdict.length === 0 ? null : <VerdictRows key={verdict} verdict={verdict} rows={ofVerdict} />
  })
}

function VerdictRows({ verdict, rows }: { readonly verdict: RecapVerdict; readonly rows: readonly ComparedRow[] }) {
  const locale = useLocale()
  const words = useSendWords().recap
  const [length, setLength] = useState(pageLength)
  const { title, text } = verdictWords[locale][verdict]
  const isStored = verdict === 'stored'
  const remaining = rows.length - length
  return (
    <section className="fr-mb-4w">
      <h4 className="fr-h6 fr-mb-1w">{title(rows.length)}</h4>
      <p className="fr-mb-1w">{text}</p>
      <Table caption={title(rows.length)} className="mc-send__table" columns={words.columns}>
        {rows.slice(0, length).map(row => (
          <tr key={row.row}>
            <td>{formatNumber(row.row, locale)}</td>
            <td>
              {row.article}
              {!isStored && <StoredNames row={row} />}
            </td>
            <td className="mc-send__amount">{formatEuros(row.priceHt, locale)}</td>
            <td className="mc-send__amount">{formatEuros(row.storedPriceHt, locale)}</td>
          </tr>
        ))}
      </Table>
      {remaining > 0 && (
        <Button
          type="button"
          priority="tertiary"
          size="small"
          className="fr-mt-1w"
          onClick={() => setLength(length + 5 * pageLength)}
        >
          {words.more(Math.min(remaining, 5 * pageLength))}
        </Button>
      )}
    </section>
  )
}

/** The stored purchases, under the name of the row. */
function StoredNames({ row: { purchases, purchaseCount } }: { readonly row: ComparedRow }) {
  const locale = useLocale()
  const words = useSendWords().recap
  const others = purchaseCount - purchases.length
  return (
    <ul className="fr-raw-list mc-send__mention">
      {purchases.map(({ id, date, description, provider, priceHt }) => (
        <li key={id}>
          {words.purchase(
            formatNumericDay(date, locale),
            description ?? '—',
            provider ?? words.noProvider,
            formatEuros(priceHt, locale),
          )}
        </li>
      ))}
      {others > 0 && <li>{words.others(others)}</li>}
    </ul>
  )
}
