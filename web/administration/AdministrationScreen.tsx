import { standardTableSize } from '@ma-cantine/lib/lists/page-numbers'
import { useNavigate } from 'react-router'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import { accountListFormat } from './accounts/account-list-address.ts'
import { ActTable } from './acts/ActTable.tsx'
import { actsPage, incidents, lateRequestsPage } from './administration-queries.ts'
import { canteenListFormat } from './canteens/canteen-list-address.ts'
import { useAdministrationWords } from './words/administration-words.ts'

const latestActs = 5

const waitingRequests = { page: 1, size: standardTableSize, state: 'waiting' } as const
const allActs = { page: 1, size: standardTableSize, kind: '', user: '', canteen: '' } as const

/** Where staff starts: whom and what to look for, what failed, what the team did lately. */
export default function AdministrationScreen() {
  const titleOf = useTitles()
  const words = useAdministrationWords()
  const navigate = useNavigate()
  const to = (name: 'AdministeredAccounts' | 'AdministeredCanteens', query: string) =>
    void navigate(addressOf(name) + query)
  return (
    <QueryView query={actsPage(allActs)}>
      {({ results: acts }) => (
        <>
          <h1>{titleOf('Administration')}</h1>
          <p className="fr-text--lead">{words.home.intro}</p>
          <div className="fr-grid-row fr-grid-row--gutters">
            <section className="fr-col-12 fr-col-md-6" aria-labelledby="comptes">
              <h2 className="fr-h4" id="comptes">
                {titleOf('AdministeredAccounts')}
              </h2>
              <SearchForm
                words={words.accounts.search}
                text=""
                onSearch={search => to('AdministeredAccounts', accountListFormat.write({ search }))}
              />
              <p className="fr-mt-2w">
                <SiteLink className="fr-link" href={addressOf('AdministeredAccounts')}>
                  {words.home.allAccounts}
                </SiteLink>
              </p>
            </section>
            <section className="fr-col-12 fr-col-md-6" aria-labelledby="cantines">
              <h2 className="fr-h4" id="cantines">
                {titleOf('AdministeredCanteens')}
              </h2>
              <SearchForm
                words={words.canteens.search}
                text=""
                onSearch={search => to('AdministeredCanteens', canteenListFormat.write({ search }))}
              />
              <p className="fr-mt-2w">
                <SiteLink className="fr-link" href={addressOf('AdministeredCanteens')}>
                  {words.home.allCanteens}
                </SiteLink>
              </p>
            </section>
          </div>
          <section className="fr-mt-6w" aria-labelledby="demandes">
            <h2 className="fr-h4" id="demandes">
              {titleOf('LateRequests')}
            </h2>
            <QueryView query={lateRequestsPage(waitingRequests)} compact>
              {({ waitingCount }) => <p>{words.home.waitingRequests(waitingCount)}</p>}
            </QueryView>
            <SiteLink className="fr-link" href={addressOf('LateRequests')}>
              {words.home.lateRequests}
            </SiteLink>
          </section>
          <section className="fr-mt-6w" aria-labelledby="incidents">
            <h2 className="fr-h4" id="incidents">
              {titleOf('Incidents')}
            </h2>
            <QueryView query={incidents} compact>
              {({ jobs, imports, messages }) => (
                <p>
                  {words.home.failed(
                    jobs.length,
                    imports.length,
                    messages.reduce((sum, { count }) => sum + count, 0),
                  )}
                </p>
              )}
            </QueryView>
            <SiteLink className="fr-link" href={addressOf('Incidents')}>
              {words.home.incidents}
            </SiteLink>
          </section>
          <section className="fr-mt-6w" aria-labelledby="actes">
            <h2 className="fr-h4" id="actes">
              {words.home.acts}
            </h2>
            {acts.length === 0 ? (
              <p>{words.acts.empty}</p>
            ) : (
              <ActTable acts={acts.slice(0, latestActs)} caption={words.home.acts} />
            )}
            <p className="fr-mt-2w">
              <SiteLink className="fr-link" href={addressOf('StaffActs')}>
                {titleOf('StaffActs')}
              </SiteLink>
            </p>
          </section>
        </>
      )}
    </QueryView>
  )
}
