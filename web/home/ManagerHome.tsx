import { Tile } from '@codegouvfr/react-dsfr/Tile'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { ImportRecord } from '@ma-cantine/lib/imports/import-record'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { TablePicture } from '../content/TablePicture.tsx'
import { StatusBadge } from '../imports/journal/StatusBadge.tsx'
import { useJournalWords } from '../imports/journal/words/journal-words.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { latestImports } from './latest-imports.ts'
import { NextStep } from './NextStep.tsx'
import { useHomeWords } from './words/home-words.ts'
import '../content/home.css'
import './manager-home.css'

/** The canteens that the page names; the dashboard has them all. */
const shownCanteens = 6

/** The home page of a manager: what to do next, their canteens, what they did last. */
export default function ManagerHome({ user }: { user: User }) {
  const words = useHomeWords()
  return (
    <>
      <section className="mc-band mc-hero">
        <div>
          <h1>{words.title(user.firstName)}</h1>
          <NextStep user={user} />
        </div>
        <TablePicture />
      </section>
      <div className="mc-home-columns fr-mt-6w">
        <Canteens />
        <LatestImports />
      </div>
      <Files />
    </>
  )
}

function Canteens() {
  const words = useHomeWords()
  const titleOf = useTitles()
  const canteens = useCanteenPreviews()
  return (
    <section aria-labelledby="mes-cantines">
      <h2 className="fr-h4" id="mes-cantines">
        {words.canteens}
      </h2>
      {canteens.length === 0 ? (
        <p>{words.noCanteen}</p>
      ) : (
        <ul className="mc-home-list mc-home-canteens">
          {canteens.slice(0, shownCanteens).map(canteen => (
            <li key={canteen.id}>
              <SiteLink
                className="fr-link"
                href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(canteen) })}
              >
                {canteen.name}
              </SiteLink>{' '}
              <SiteLink
                className="fr-link fr-link--sm"
                href={`${addressOf('PurchasesHome')}?cantine=${canteen.id}`}
                aria-label={words.purchasesOf(canteen.name)}
              >
                {words.itsPurchases}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <MoreLink href={addressOf(canteens.length === 0 ? 'CanteenCreation' : 'ManagementPage')}>
        {canteens.length === 0
          ? titleOf('CanteenCreation')
          : canteens.length > shownCanteens
            ? words.allCanteens(canteens.length)
            : words.manage}
      </MoreLink>
    </section>
  )
}

function LatestImports() {
  const words = useHomeWords()
  return (
    <section aria-labelledby="mes-derniers-imports">
      <h2 className="fr-h4" id="mes-derniers-imports">
        {words.imports}
      </h2>
      <QueryView query={latestImports} compact>
        {({ results }) =>
          results.length === 0 ? (
            <p>{words.noImport}</p>
          ) : (
            <>
              <ul className="mc-home-list">
                {results.map(record => (
                  <li key={record.id}>
                    <ImportLine record={record} />
                  </li>
                ))}
              </ul>
              <MoreLink href={addressOf('ImportJournal')}>{words.allImports}</MoreLink>
            </>
          )
        }
      </QueryView>
    </section>
  )
}

function ImportLine({ record }: { record: ImportRecord }) {
  const words = useJournalWords()
  return (
    <>
      <SiteLink className="fr-link" href={addressOf('ImportRecord', { importId: record.id })}>
        {record.fileName ?? words.nameless}
      </SiteLink>{' '}
      <StatusBadge status={record.status} />
      <p className="fr-hint-text fr-mb-0">{`${words.moment(record.date)} · ${words.effects(record)}`}</p>
    </>
  )
}

const MoreLink = ({ href, children }: { href: string; children: string }) => (
  <SiteLink className="fr-link fr-icon-arrow-right-line fr-link--icon-right" href={href}>
    {children}
  </SiteLink>
)

/** Straight to the three kinds of files. */
function Files() {
  const words = useHomeWords()
  const titleOf = useTitles()
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
    <section className="fr-mt-6w" aria-labelledby="fichiers">
      <h2 className="fr-h4" id="fichiers">
        {words.tools}
      </h2>
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
  )
}
