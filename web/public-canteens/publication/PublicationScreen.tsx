import { Badge } from '@codegouvfr/react-dsfr/Badge'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { publicationStatusLabels } from '@ma-cantine/lib/canteens/canteen-labels'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { useLocale } from '../../app/locale.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { ManagedCanteen } from '../../canteens/ManagedCanteen.tsx'
import { useWords } from '../../words/site-words.ts'
import { LogoPart } from './LogoPart.tsx'
import { PicturesPart } from './PicturesPart.tsx'
import { PublicationEdition } from './PublicationEdition.tsx'
import { WidgetPart } from './WidgetPart.tsx'
import { usePublicationWords } from './words/publication-words.ts'
import './publication.css'

/** What the managers of a canteen show of it to everybody. */
export default function PublicationScreen() {
  return <ManagedCanteen>{canteen => <Publication key={canteen.id} canteen={canteen} />}</ManagedCanteen>
}

function Publication({ canteen }: { readonly canteen: Canteen }) {
  const words = usePublicationWords()
  const { newTab } = useWords()
  const locale = useLocale()
  const titleOf = useTitles()
  usePageTitle(`${titleOf('PublicationForm')} - ${canteen.name}`)
  const isOnline = canteen.publicationStatus === 'published'
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }
  return (
    <>
      <h1 className="fr-mb-1w">{titleOf('PublicationForm')}</h1>
      <p className="fr-text--lead fr-mb-2w mc-publication-name">{canteen.name}</p>
      <p className="mc-publication-state">
        <Badge severity={isOnline ? 'success' : 'info'} as="span">
          {publicationStatusLabels[locale][canteen.publicationStatus]}
        </Badge>
        {isOnline && (
          <a
            className="fr-link"
            href={addressOf('CanteenPage', params)}
            target="_blank"
            rel="noopener"
            title={joinParts(words.seeOnline, newTab)}
          >
            {words.seeOnline}
          </a>
        )}
      </p>
      <p>{isOnline ? words.online : words.offline}</p>
      <p>
        {words.mistake}{' '}
        <SiteLink className="fr-link" href={addressOf('CanteenModification', params)}>
          {titleOf('CanteenModification')}
        </SiteLink>
      </p>
      <LogoPart canteen={canteen} />
      <PicturesPart canteen={canteen} />
      <PublicationEdition canteen={canteen} />
      {isOnline && <WidgetPart canteen={canteen} />}
    </>
  )
}
