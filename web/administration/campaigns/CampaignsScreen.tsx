import { canChangeCampaign } from '@ma-cantine/lib/administration/campaign-stage'
import type { AdministeredCampaign } from '@ma-cantine/lib/administration/campaigns-api'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { Table } from '../../ui/Table.tsx'
import { ActTable } from '../acts/ActTable.tsx'
import { campaigns } from '../administration-queries.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { AnnounceCampaign, ChangeCampaign, WithdrawCampaign } from './CampaignActs.tsx'
import '../../ui/cards.css'

/** The days of all campaigns, which the team sets, and what it changed. */
export default function CampaignsScreen() {
  const titleOf = useTitles()
  const words = useAdministrationWords().campaigns
  return (
    <QueryView query={campaigns}>
      {({ campaigns: all, nextYear, acts }) => (
        <>
          <h1>{titleOf('Campaigns')}</h1>
          <p className="fr-text--lead">{words.intro}</p>
          <div className="fr-mb-4w">
            <AnnounceCampaign year={nextYear} />
          </div>
          <CampaignTable campaigns={all} />
          <p className="fr-mt-2w">
            <SiteLink className="fr-link" href={addressOf('WrittenNotices')}>
              {words.notice}
            </SiteLink>
          </p>
          <section className="fr-mt-6w" aria-labelledby="actes">
            <h2 className="fr-h4" id="actes">
              {words.acts}
            </h2>
            {acts.length === 0 ? <p>{words.noAct}</p> : <ActTable acts={acts} caption={words.acts} />}
          </section>
        </>
      )}
    </QueryView>
  )
}

function CampaignTable({ campaigns: all }: { readonly campaigns: readonly AdministeredCampaign[] }) {
  const titleOf = useTitles()
  const words = useAdministrationWords().campaigns
  const { columns } = words
  return (
    <Table
      className="mc-cards"
      caption={titleOf('Campaigns')}
      columns={[columns.year, columns.declaration, columns.correction, columns.stage, columns.action]}
    >
      {all.map(campaign => {
        const { year, declarationStart, declarationEnd, correctionStart, correctionEnd, stage } = campaign
        return (
          <tr key={year}>
            <th scope="row">{words.year(year)}</th>
            <td data-label={columns.declaration}>{words.period(declarationStart, declarationEnd)}</td>
            <td data-label={columns.correction}>
              {correctionStart === null || correctionEnd === null
                ? words.noCorrection
                : words.period(correctionStart, correctionEnd)}
            </td>
            <td data-label={columns.stage}>{words.stages[stage]}</td>
            <td data-label={columns.action}>
              <Acts campaign={campaign} />
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

function Acts({ campaign }: { readonly campaign: AdministeredCampaign }) {
  const words = useAdministrationWords().campaigns
  if (campaign.isSetByOperator) return words.setByOperator
  if (!canChangeCampaign(campaign.year)) return words.past
  return (
    <>
      <span className="fr-mr-1w">
        <ChangeCampaign campaign={campaign} />
      </span>
      {campaign.stage === 'announced' && <WithdrawCampaign campaign={campaign} />}
    </>
  )
}
