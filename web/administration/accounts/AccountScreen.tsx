import type { AdministeredAccount } from '@ma-cantine/lib/administration/administered-account'
import { departments } from '@ma-cantine/lib/territories/departments'
import { useParams } from 'react-router'
import { usePageTitle } from '../../app/page-title.ts'
import { addressOf } from '../../app/screen-list.ts'
import { useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { ActTable } from '../acts/ActTable.tsx'
import { JournalLink } from '../acts/JournalLink.tsx'
import { oneAccount } from '../administration-queries.ts'
import { idOf } from '../id-of.ts'
import { Unknown } from '../Unknown.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'
import { AccountActs } from './AccountActs.tsx'
import { AccountBadges } from './AccountBadges.tsx'
import { nameOf } from './name-of.ts'
import '../../ui/details.css'

/** An account: who it is, its roles, its canteens, and what the staff did for it. */
export default function AccountScreen() {
  const id = idOf(useParams().accountId)
  return (
    <QueryView key={id} query={oneAccount(id)}>
      {account => (account ? <AccountPage account={account} /> : <Unknown what="account" />)}
    </QueryView>
  )
}

function AccountPage({ account }: { readonly account: AdministeredAccount }) {
  const words = useAdministrationWords()
  const user = useUser()
  const name = nameOf(account)
  usePageTitle(name)
  return (
    <>
      <h1>{name}</h1>
      <div className="fr-mb-2w">
        <AccountBadges account={account} />
      </div>
      <Identity account={account} />
      {account.id === user?.id ? <p>{words.account.oneself}</p> : <AccountActs account={account} />}
      <Canteens account={account} />
      <section className="fr-mt-6w" aria-labelledby="actes">
        <h2 className="fr-h4" id="actes">
          {words.account.acts}
        </h2>
        {account.acts.length === 0 ? (
          <p>{words.account.noAct}</p>
        ) : (
          <>
            <ActTable acts={account.acts} caption={words.account.acts} />
            <JournalLink address={{ user: String(account.id) }} />
          </>
        )}
      </section>
    </>
  )
}

function Identity({ account }: { readonly account: AdministeredAccount }) {
  const words = useAdministrationWords()
  const { facts } = words.account
  const names = departments.filter(({ code }) => account.departments.includes(code))
  return (
    <section className="fr-mt-4w" aria-labelledby="identite">
      <h2 className="fr-h4" id="identite">
        {words.account.identity}
      </h2>
      <dl className="mc-details">
        <dt>{facts.email}</dt>
        <dd>{account.email}</dd>
        <dt>{facts.username}</dt>
        <dd>{account.username}</dd>
        <dt>{facts.created}</dt>
        <dd>{words.day(account.creationDate)}</dd>
        <dt>{facts.used}</dt>
        <dd>{account.lastUseDate === null ? words.accounts.never : words.day(account.lastUseDate)}</dd>
        <dt>{facts.factor}</dt>
        <dd>{account.hasSecondFactor ? facts.on : facts.off}</dd>
        <dt>{facts.developer}</dt>
        <dd>{account.isDev ? facts.yes : facts.no}</dd>
        {names.length > 0 && (
          <>
            <dt>{facts.departments}</dt>
            <dd>{names.map(({ name, code }) => `${name} (${code})`).join(', ')}</dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Canteens({ account: { canteens, canteenCount } }: { readonly account: AdministeredAccount }) {
  const words = useAdministrationWords().account
  return (
    <section className="fr-mt-6w" aria-labelledby="cantines">
      <h2 className="fr-h4" id="cantines">
        {words.canteens(canteenCount)}
      </h2>
      {canteenCount > canteens.length && <p>{words.firstCanteens(canteens.length)}</p>}
      <ul>
        {canteens.map(({ id, name, siret, isDeleted }) => (
          <li key={id}>
            <SiteLink className="fr-link" href={addressOf('AdministeredCanteen', { canteenId: id })}>
              {name}
            </SiteLink>
            {siret !== null && ` (${siret})`}
            {isDeleted && ` ${words.deleted}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
