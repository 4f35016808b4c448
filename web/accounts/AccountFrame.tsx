import { SideMenu } from '@codegouvfr/react-dsfr/SideMenu'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { addressOf, findScreen, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useUser } from '../app/session.ts'
import { useAccountWords } from './words/account-words.ts'

const sections = [
  'AccountSummaryPage',
  'AccountProfile',
  'AccountPassword',
  'AccountSecondFactor',
  'AccountTokens',
  'AuthorizedApplications',
  'AccountDeletion',
] as const satisfies readonly ScreenName[]

interface AccountFrameProps {
  readonly name: (typeof sections)[number]
  readonly children: (user: User) => ReactNode
}

/** The frame of the account screens, with their side menu. */
export function AccountFrame({ name, children }: AccountFrameProps) {
  const words = useAccountWords().account
  const titleOf = useTitles()
  const { pathname } = useLocation()
  const user = useUser()
  const here = (section: ScreenName) => findScreen(section).path.replace(/\/$/, '') === pathname.replace(/\/$/, '')
  return (
    <div className="fr-grid-row fr-grid-row--gutters">
      <div className="fr-col-12 fr-col-md-4">
        <SideMenu
          className="fr-mb-2w"
          align="left"
          title={words.menu}
          burgerMenuButtonText={words.menuButton}
          items={[
            ...sections.map(section => ({
              text: section === 'AccountSummaryPage' ? words.overview : titleOf(section),
              linkProps: { href: addressOf(section) },
              isActive: here(section),
            })),
            ...(user?.isStaff
              ? [{ text: titleOf('Administration'), linkProps: { href: addressOf('Administration') } }]
              : []),
          ]}
        />
      </div>
      <div className="fr-col-12 fr-col-md-8">
        <h1>{titleOf(name)}</h1>
        {user && children(user)}
      </div>
    </div>
  )
}
