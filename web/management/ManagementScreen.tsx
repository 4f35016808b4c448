import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf } from '../app/screen-list.ts'
import { useCanteenPreviews, useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { Satisfaction } from '../reviews/Satisfaction.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { ActionsCard } from './ActionsCard.tsx'
import { CampaignBanner } from './CampaignBanner.tsx'
import { CanteenList } from './CanteenList.tsx'
import { DeletedCanteens } from './DeletedCanteens.tsx'
import { Tools } from './Tools.tsx'
import { useManagementWords } from './words/management-words.ts'
import './management.css'

/** The canteens of the person, and where to go from there. */
export default function ManagementScreen() {
  const words = useManagementWords()
  const user = useUser()
  const canteenCount = useCanteenPreviews().length
  return (
    <>
      <h1 className="fr-mb-1w">{words.welcome(user?.firstName ?? '')}</h1>
      <p>
        <SiteLink className="fr-link" href={addressOf('AccountSummaryPage')}>
          {words.account}
        </SiteLink>
      </p>
      {user?.isElectedOfficial && (
        <p>
          {words.elected.text}{' '}
          <SiteLink className="fr-link" href={addressOf('TerritoryCanteens')}>
            {words.elected.link}
          </SiteLink>
        </p>
      )}
      <CampaignBanner />
      {canteenCount > 0 && <ActionsCard />}
      {canteenCount === 0 ? <NoCanteen /> : <CanteenList canteenCount={canteenCount} />}
      <DeletedCanteens />
      {user && canteenCount > 0 && <Satisfaction page="ManagementPage" user={user} />}
      <Tools />
    </>
  )
}

function NoCanteen() {
  const { none } = useManagementWords()
  return (
    <section className="fr-mt-4w" aria-labelledby="mes-cantines">
      <h2 id="mes-cantines">{none.title}</h2>
      <p>{none.text}</p>
      <ul className="mc-first-steps">
        <li>
          <h3 className="fr-h6">{none.one}</h3>
          <p>{none.oneText}</p>
          <Button iconId="fr-icon-add-line" linkProps={{ href: addressOf('CanteenCreation') }}>
            {none.add}
          </Button>
        </li>
        <li>
          <h3 className="fr-h6">{none.several}</h3>
          <p>{none.severalText}</p>
          <SecondaryLink href={addressOf('ImportCanteens')}>{none.importThem}</SecondaryLink>
        </li>
        <li>
          <h3 className="fr-h6">{none.team}</h3>
          <p>{none.teamText}</p>
          <SecondaryLink href={addressOf('CanteenCreation')}>{none.search}</SecondaryLink>
        </li>
      </ul>
    </section>
  )
}
