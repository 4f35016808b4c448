import type { AdministeredCanteen } from '@ma-cantine/lib/administration/administered-canteen'
import { useParams } from 'react-router'
import { usePageTitle } from '../../app/page-title.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { nameOf } from '../accounts/name-of.ts'
import { ActTable } from '../acts/ActTable.tsx'
import { JournalLink } from '../acts/JournalLink.tsx'
import { oneCanteen } from '../administration-queries.ts'
import { idOf } from '../id-of.ts'
import { Unknown } from '../Unknown.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'
import { Declarations } from './Declarations.tsx'
import { PlaceManager } from './PlaceManager.tsx'
import '../../ui/details.css'

/** A canteen: who manages it, what it declared and imported, and what the staff did for it. */
export default function CanteenScreen() {
  const id = idOf(useParams().canteenId)
  return (
    <QueryView key={id} query={oneCanteen(id)}>
      {canteen => (canteen ? <CanteenPage canteen={canteen} /> : <Unknown what="canteen" />)}
    </QueryView>
  )
}

interface PartProps {
  readonly canteen: AdministeredCanteen
}

function CanteenPage({ canteen }: PartProps) {
  const words = useAdministrationWords()
  usePageTitle(canteen.name)
  return (
    <>
      <h1>{canteen.name}</h1>
      {canteen.deletionDate !== null && (
        <p className="fr-text--lead">{words.canteens.deletedOn(canteen.deletionDate)}</p>
      )}
      <Identity canteen={canteen} />
      <Team canteen={canteen} />
      <Declarations canteen={canteen} />
      <Imports canteen={canteen} />
      <section className="fr-mt-6w" aria-labelledby="actes">
        <h2 className="fr-h4" id="actes">
          {words.canteen.acts}
        </h2>
        {canteen.acts.length === 0 ? (
          <p>{words.canteen.noAct}</p>
        ) : (
          <>
            <ActTable acts={canteen.acts} caption={words.canteen.acts} />
            <JournalLink address={{ canteen: String(canteen.id) }} />
          </>
        )}
      </section>
    </>
  )
}

function Identity({ canteen }: PartProps) {
  const { columns } = useAdministrationWords().canteens
  const { id, siret, sirenUniteLegale, postalCode, city } = canteen
  return (
    <dl className="mc-details">
      <dt>{columns.number}</dt>
      <dd>{id}</dd>
      <dt>{columns.siret}</dt>
      <dd>{siret ?? sirenUniteLegale ?? '—'}</dd>
      <dt>{columns.town}</dt>
      <dd>{[postalCode, city].filter(Boolean).join(' ') || '—'}</dd>
    </dl>
  )
}

function Team({ canteen }: PartProps) {
  const words = useAdministrationWords()
  const { managers, invitations, managerCount, deletionDate } = canteen
  return (
    <section className="fr-mt-4w" aria-labelledby="equipe">
      <h2 className="fr-h4" id="equipe">
        {words.canteen.team}
      </h2>
      {managers.length === 0 ? (
        <p>{words.canteen.noManager}</p>
      ) : (
        <ul>
          {managers.map(manager => (
            <li key={manager.id}>
              <SiteLink className="fr-link" href={addressOf('AdministeredAccount', { accountId: manager.id })}>
                {nameOf({ ...manager, username: manager.email })}
              </SiteLink>{' '}
              {words.canteen.manager(manager)}
            </li>
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <>
          <h3 className="fr-h6">{words.canteen.invitations}</h3>
          <ul>
            {invitations.map(({ email, creationDate }) => (
              <li key={email}>{words.canteen.invited(email, creationDate)}</li>
            ))}
          </ul>
        </>
      )}
      {managerCount === 0 && deletionDate === null && <PlaceManager canteen={canteen} />}
    </section>
  )
}

function Imports({ canteen: { imports } }: PartProps) {
  const words = useAdministrationWords()
  return (
    <section className="fr-mt-6w" aria-labelledby="imports">
      <h2 className="fr-h4" id="imports">
        {words.canteen.imports}
      </h2>
      {imports.length === 0 ? (
        <p>{words.canteen.noImport}</p>
      ) : (
        <ul>
          {imports.map(record => (
            <li key={record.id}>{words.canteen.import(record)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
