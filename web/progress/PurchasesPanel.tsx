import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { purchasesOfYear } from '../diagnostics/quality/purchases-of-year.ts'
import { QualityFigures } from '../diagnostics/summaries/QualityFigures.tsx'
import { purchasesQueryKey } from '../purchases/purchase-queries.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { relativeDay } from '../words/relative-day.ts'
import { useProgressWords } from './words/progress-words.ts'

/** The purchase that was entered last. */
const lastEntered = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'last entered', canteenId, year],
    queryFn: async ({ signal }) => {
      const period = { date_after: `${year}-01-01`, date_before: `${year}-12-31` }
      const query = { ...period, limit: 1, ordering: '-creationDate' as const, canteen__id: [String(canteenId)] }
      return (await client.call(listPurchases, { query, signal })).results[0] ?? null
    },
  })

interface PurchasesPanelProps {
  readonly canteen: Canteen
  readonly year: number
}

/** The purchases of the year so far, as the report would show them. */
export function PurchasesPanel({ canteen, year }: PurchasesPanelProps) {
  const words = useProgressWords().purchases
  const purchases = `${addressOf('PurchasesHome')}?cantine=${canteen.id}`
  return (
    <QueryView query={purchasesOfYear(canteen.id, year)} compact>
      {summary =>
        summary === null ? (
          <CallOut bodyAs="div">
            <p>{words.none}</p>
            <SecondaryLink href={purchases}>{words.enter}</SecondaryLink>
          </CallOut>
        ) : (
          <>
            <CallOut title={words.title} titleAs="h3" bodyAs="div">
              <p>{words.text(year)}</p>
              <Latest canteen={canteen} year={year} />
              <SecondaryLink href={purchases}>{words.complete}</SecondaryLink>
            </CallOut>
            <QualityFigures amounts={summary} territory={canteen} year={year} />
          </>
        )
      }
    </QueryView>
  )
}

function Latest({ canteen, year }: Pick<PurchasesPanelProps, 'canteen' | 'year'>) {
  const words = useProgressWords().purchases
  const locale = useLocale()
  const { data } = useQuery(lastEntered(canteen.id, year))
  return data ? <p>{words.latest(relativeDay(data.creationDate.slice(0, 10), locale))}</p> : null
}
