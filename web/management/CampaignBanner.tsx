import { formatDayOfYear } from '@ma-cantine/lib/messages/dates'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { CampaignDates } from '@ma-cantine/lib/teledeclaration/campaign-dates-api'
import { campaignGuidePath } from '@ma-cantine/lib/teledeclaration/campaign-guide-path'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { CheatSheetLink } from '../measures/CheatSheetLink.tsx'
import { campaignOf } from '../teledeclaration/teledeclaration-queries.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useWords } from '../words/site-words.ts'
import { useManagementWords } from './words/management-words.ts'

/** What the campaign of last year's reports asks for, while they can be declared or corrected. */
export function CampaignBanner() {
  const { data: campaign } = useQuery(campaignOf(currentYear() - 1))
  if (!campaign) return null
  if (campaign.inTeledeclaration) return <Declaration dates={campaign} />
  return campaign.inCorrection ? <Correction dates={campaign} /> : null
}

interface BannerProps {
  readonly dates: CampaignDates
}

function Declaration({ dates: { year, teledeclarationStartDate: start, teledeclarationEndDate: end } }: BannerProps) {
  const words = useManagementWords().campaign
  const locale = useLocale()
  return (
    <section className="mc-campaign" aria-labelledby="campagne">
      <h2 id="campagne" className="fr-h5 fr-mb-1w">
        {words.title(formatPeriod({ start, end }, locale, 'yearless'))}
      </h2>
      <p>{words.text(year)}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mb-n2w">
        <li>
          <SiteLink className="fr-btn" href={addressOf('PendingActions')}>
            {words.declare}
          </SiteLink>
        </li>
        <li>
          <SecondaryLink href={`${addressOf('CommunityPage')}#evenements`}>{words.webinars}</SecondaryLink>
        </li>
      </ul>
      <Documents />
    </section>
  )
}

function Correction({ dates: { year, correctionStartDate: start = '', correctionEndDate: end = '' } }: BannerProps) {
  const words = useManagementWords().correction
  const locale = useLocale()
  return (
    <section className="mc-campaign" aria-labelledby="campagne">
      <h2 id="campagne" className="fr-h5 fr-mb-1w">
        {words.title(year, formatPeriod({ start, end }, locale, 'yearless'))}
      </h2>
      <p className="fr-mb-1w">{words.text(formatDayOfYear(end, locale))}</p>
      <ul className="fr-mb-2w">
        {words.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <SiteLink className="fr-btn" href={addressOf('PendingActions')}>
        {words.action}
      </SiteLink>
      <Documents />
    </section>
  )
}

/** What helps to declare, on paper. */
function Documents() {
  const { guide } = useManagementWords()
  const { newTab } = useWords()
  return (
    <ul className="fr-raw-list fr-mt-2w fr-mb-0">
      <li>
        <a className="fr-link" href={campaignGuidePath} target="_blank" rel="noopener" title={joinParts(guide, newTab)}>
          {guide}
        </a>
      </li>
      <li>
        <CheatSheetLink />
      </li>
    </ul>
  )
}
