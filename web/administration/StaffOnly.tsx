import { Button } from '@codegouvfr/react-dsfr/Button'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { secondFactor } from '../accounts/account-queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { NotFoundScreen } from '../layout/NotFoundScreen.tsx'
import { askSignOut } from '../layout/sign-out.ts'
import { LoadingScreen } from '../ui/LoadingScreen.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { useWords } from '../words/site-words.ts'
import { useAdministrationWords } from './words/administration-words.ts'

interface StaffOnlyProps<Data, Key extends QueryKey> {
  readonly query: UseQueryOptions<Data, Error, Data, Key>
  readonly children: (data: Data) => ReactNode
}

/**
 * What staff alone sees, of the data of a query. For anybody else the screen does not exist; staff that has not given a code
 * of its second factor in this session sees how to.
 */
export function StaffOnly<Data, Key extends QueryKey>({ query, children }: StaffOnlyProps<Data, Key>) {
  const user = useUser()
  // The page that the server sends is the same for everybody: it must not say to staff that there is nothing.
  if (!useIsHydrated()) return <LoadingScreen />
  if (!user?.isStaff) return <NotFoundScreen />
  return (
    <QueryView query={secondFactor}>
      {({ activationDate }) =>
        activationDate === null ? (
          <MissingFactor />
        ) : (
          <QueryView query={query} renderRefusal={() => <MissingCode accountId={user.id} />}>
            {children}
          </QueryView>
        )
      }
    </QueryView>
  )
}

function MissingFactor() {
  const words = useAdministrationWords().factor
  return (
    <section className="fr-my-4w">
      <h1>{words.title}</h1>
      <p className="fr-text--lead">{words.missing}</p>
      <Button linkProps={{ href: addressOf('AccountSecondFactor') }}>{words.turnOn}</Button>
    </section>
  )
}

function MissingCode({ accountId }: { readonly accountId: number }) {
  const words = useAdministrationWords().factor
  const siteWords = useWords()
  return (
    <section className="fr-my-4w">
      <h1>{words.title}</h1>
      <p className="fr-text--lead">{words.notGiven}</p>
      <Button type="button" onClick={() => void askSignOut(accountId, siteWords)}>
        {words.signOut}
      </Button>
    </section>
  )
}
