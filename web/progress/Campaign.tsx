import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isGivenByKitchen } from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import {
  type CampaignDates,
  isCorrectionOpen,
  isDeclarationOpen,
  listCampaignDates,
} from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { formatDay } from '../words/format-amounts.ts'
import type { KitchenReport } from './kitchen-report.ts'
import { useProgressWords } from './words/progress-words.ts'

/** The dates of each year's campaign; other screens share them. */
const campaignDates = queryOptions({
  queryKey: ['campaignDates'],
  queryFn: ({ signal }) => client.call(listCampaignDates, { signal }),
})

interface CampaignProps {
  readonly canteen: Canteen
  readonly year: number
  readonly currentYear: number
  readonly own: Diagnostic | null
  readonly kitchen: KitchenReport | null
}

/** What can be done of the declaration of the year, by its dates alone. */
export function Campaign({ canteen, year, currentYear, own, kitchen }: CampaignProps) {
  const words = useProgressWords().campaign
  const dates = useQuery(campaignDates).data?.find(each => each.year === year)
  const locale = useLocale()
  const dayOf = (instant: string) =>
    formatDay(new Date(instant).toLocaleDateString('sv', { timeZone: 'Europe/Paris' }), locale)

  function sentence(): string {
    if (own?.teledeclaration?.status === 'SUBMITTED') return words.declared(dayOf(own.teledeclaration.creationDate))
    if (canteen.isSatellite && isGivenByKitchen(kitchen, 'gaspillage-alimentaire')) return words.kitchen
    return campaignSentence(dates)
  }

  function campaignSentence(campaign: CampaignDates | undefined): string {
    const now = new Date()
    if (campaign && isDeclarationOpen(campaign, now)) return words.open(year, dayOf(campaign.teledeclarationEndDate))
    if (campaign?.correctionEndDate && isCorrectionOpen(campaign, now)) {
      return words.correction(year, dayOf(campaign.correctionEndDate))
    }
    if (year >= currentYear) return words.early(year)
    const isToCome =
      year === currentYear - 1 && (!campaign || Date.parse(campaign.teledeclarationStartDate) > Date.now())
    return isToCome ? words.waiting(year) : words.over(year)
  }

  return (
    <section className="mc-progress-campaign" aria-labelledby="teledeclaration">
      <h2 className="fr-h6 fr-mb-1w" id="teledeclaration">
        {words.title}
      </h2>
      <p className="fr-mb-0">{sentence()}</p>
      {canteen.isSatellite && kitchen?.centralKitchenDiagnosticMode === 'APPRO' && (
        <p className="fr-mt-1w fr-mb-0">{words.kitchenPurchases}</p>
      )}
    </section>
  )
}
