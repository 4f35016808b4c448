import { Tile } from '@codegouvfr/react-dsfr/Tile'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { useContentWords } from './words/content-words.ts'

/** Where each kind of visitor goes on: managers, local authorities, diners. */
export function Audiences() {
  const { audiences } = useContentWords()
  const tiles = [
    { ...audiences.managers, name: useUser() ? 'ManagementPage' : 'SignIn' },
    { ...audiences.authorities, name: 'PublicCanteenStatisticsPage' },
    { ...audiences.diners, name: 'CanteensHome' },
  ] as const
  return (
    <section className="fr-mt-8w" aria-labelledby="pour-qui">
      <h2 id="pour-qui">{audiences.title}</h2>
      <ul className="fr-raw-list fr-grid-row fr-grid-row--gutters">
        {tiles.map(({ name, title, text }) => (
          <li key={name} className="fr-col-12 fr-col-md-4">
            <Tile
              title={title}
              titleAs="h3"
              desc={text}
              className="mc-tile"
              linkProps={{ href: addressOf(name) }}
              enlargeLinkOrButton
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
