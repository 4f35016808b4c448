import { Button } from '@codegouvfr/react-dsfr/Button'
import { Tile } from '@codegouvfr/react-dsfr/Tile'
import type { User } from '@ma-cantine/lib/accounts/user'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { KeyMeasures } from './KeyMeasures.tsx'
import { TablePicture } from './TablePicture.tsx'
import { useContentWords } from './words/content-words.ts'
import './home.css'

/** The home page of a manager: where to go on with their work. */
export function ManagerHome({ user }: { user: User }) {
  const titleOf = useTitles()
  const { manager: words } = useContentWords()
  const canteens = useCanteenPreviews()
  const tools = [
    { name: 'ImportPurchases', text: words.purchases, params: {} },
    { name: 'ImportCanteens', text: words.canteensFile, params: {} },
    {
      name: 'DiagnosticImportPage',
      text: words.diagnostics,
      params: { importUrlSlug: 'cantines-et-diagnostics-simples' },
    },
  ] as const
  return (
    <>
      <section className="mc-band mc-hero">
        <div>
          <h1>{words.title(user.firstName)}</h1>
          <p className="fr-text--lead">{words.canteens(canteens.length)}</p>
          <ul className="fr-btns-group fr-btns-group--inline-sm">
            <li>
              <Button linkProps={{ href: addressOf('ImportSelection') }}>{titleOf('ImportSelection')}</Button>
            </li>
            <li>
              <Button priority="secondary" linkProps={{ href: addressOf('ImportJournal') }}>
                {titleOf('ImportJournal')}
              </Button>
            </li>
          </ul>
        </div>
        <TablePicture />
      </section>
      <section className="fr-mt-8w" aria-labelledby="fichiers">
        <h2 id="fichiers">{words.tools}</h2>
        <ul className="fr-raw-list fr-grid-row fr-grid-row--gutters">
          {tools.map(({ name, text, params }) => (
            <li key={name} className="fr-col-12 fr-col-md-4">
              <Tile
                title={titleOf(name)}
                titleAs="h3"
                desc={text}
                linkProps={{ href: addressOf(name, params) }}
                className="mc-tile"
                enlargeLinkOrButton
              />
            </li>
          ))}
        </ul>
      </section>
      <KeyMeasures />
    </>
  )
}
