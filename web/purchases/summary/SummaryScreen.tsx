import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { PurchasesOverview } from '@ma-cantine/lib/purchases/purchase-sums-api'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useCanteenPreviews } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { ChoiceOfSummary } from './ChoiceOfSummary.tsx'
import { HeadFigures } from './HeadFigures.tsx'
import { SummaryCharts } from './SummaryCharts.tsx'
import { choiceParameters, readChoice } from './summary-choice.ts'
import { type Canteens, latestPurchase, purchasesOverview } from './summary-queries.ts'
import { Undeclared } from './Undeclared.tsx'
import { WhatIf } from './WhatIf.tsx'
import { useSummaryWords } from './words/summary-words.ts'
import { YearUnderWay } from './YearUnderWay.tsx'
import './summary.css'

/** What the purchases of a year amount to; the canteen and the year are in the address. */
export default function SummaryScreen() {
  const titleOf = useTitles()
  const words = useSummaryWords()
  const previews = useCanteenPreviews()
  return (
    <div className="mc-summary">
      <h1>{titleOf('PurchasesSummary')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      {previews.length === 0 ? <NoCanteen /> : <ChosenSummary previews={previews} />}
    </div>
  )
}

function NoCanteen() {
  const { noCanteen } = useSummaryWords()
  return (
    <section aria-labelledby="sans-cantine">
      <h2 id="sans-cantine">{noCanteen.title}</h2>
      <p>{noCanteen.text}</p>
      <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('CanteenCreation') }}>
        {noCanteen.add}
      </Button>
    </section>
  )
}

/** The canteen of the address, else that of the latest purchase, else the first. */
function ChosenSummary({ previews }: { readonly previews: readonly CanteenPreview[] }) {
  const choice = readChoice(useSearchParams()[0])
  const [first] = previews
  if (choice.canteen === 'all' || (previews.length === 1 && choice.canteen === null)) {
    const canteens = previews.length === 1 && first ? first.id : 'all'
    return <Summary previews={previews} canteens={canteens} year={choice.year} />
  }
  if (choice.canteen === null) {
    return (
      <QueryView query={latestPurchase}>
        {latest => <Summary previews={previews} canteens={latest?.canteen ?? first?.id ?? 'all'} year={choice.year} />}
      </QueryView>
    )
  }
  if (previews.every(({ id }) => id !== choice.canteen)) return <UnknownCanteen />
  return <Summary previews={previews} canteens={choice.canteen} year={choice.year} />
}

function UnknownCanteen() {
  const { unknownCanteen } = useSummaryWords()
  return (
    <>
      <Alert as="h2" severity="warning" title={unknownCanteen.title} description={unknownCanteen.text} />
      <p className="fr-mt-3w">
        <SiteLink className="fr-link" href={addressOf('PurchasesSummary')}>
          {unknownCanteen.show}
        </SiteLink>
      </p>
    </>
  )
}

interface SummaryProps {
  readonly previews: readonly CanteenPreview[]
  readonly canteens: Canteens
  /** Null for the latest with purchases. */
  readonly year: number | null
}

function Summary({ previews, canteens, year }: SummaryProps) {
  const words = useSummaryWords()
  const query = purchasesOverview(canteens, year)
  const { isPlaceholderData } = useQuery(query)
  const nameOf = (canteens: Canteens) => previews.find(({ id }) => id === canteens)?.name ?? words.allCanteens
  return (
    <QueryView query={query}>
      {overview => {
        const shownYear = overview.year ?? currentYear()
        return (
          <>
            <ChoiceOfSummary previews={previews} canteens={canteens} year={year ?? shownYear} years={overview.years} />
            <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'mc-summary__former' : undefined}>
              <div role="status">
                <h2 className="fr-mt-4w mc-summary__title">{words.title(nameOf(overview.canteens), shownYear)}</h2>
              </div>
              {overview.purchaseCount === 0 ? (
                <NoPurchase overview={overview} canteens={canteens} year={shownYear} />
              ) : (
                <Figures key={`${overview.canteens} ${shownYear}`} overview={overview} year={shownYear} />
              )}
            </div>
          </>
        )
      }}
    </QueryView>
  )
}

interface NoPurchaseProps {
  readonly overview: PurchasesOverview
  readonly canteens: Canteens
  readonly year: number
}

function NoPurchase({ overview, canteens, year }: NoPurchaseProps) {
  const { noPurchase } = useSummaryWords()
  const others = overview.years.map(({ year }) => year).toReversed()
  return (
    <>
      <h3>{noPurchase.title(year)}</h3>
      {others.length === 0 ? (
        <p>{noPurchase.never}</p>
      ) : (
        <>
          <p className="fr-mb-1w">{noPurchase.others}</p>
          <ul className="fr-mb-3w">
            {others.map(year => (
              <li key={year}>
                <SiteLink
                  className="fr-link"
                  href={`${addressOf('PurchasesSummary')}${choiceParameters({ canteen: canteens, year })}`}
                >
                  {year}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('NewPurchase') }}>
            {noPurchase.add}
          </Button>
        </li>
        <li>
          <SecondaryLink href={addressOf('ImportPurchases')}>{noPurchase.importThem}</SecondaryLink>
        </li>
      </ul>
    </>
  )
}

/** An overview of the year of `year`, with the canteens that it is about. */
export interface FiguresProps {
  readonly overview: PurchasesOverview & { readonly canteens: Canteens }
  readonly year: number
}

function Figures(props: FiguresProps) {
  return (
    <>
      <HeadFigures {...props} />
      <Undeclared {...props} />
      <YearUnderWay {...props} />
      <SummaryCharts {...props} />
      <WhatIf {...props} />
    </>
  )
}
