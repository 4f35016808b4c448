import { Header, type HeaderProps } from '@codegouvfr/react-dsfr/Header'
import type { User } from '@ma-cantine/lib/accounts/user'
import { partsDash } from '@ma-cantine/lib/messages/join-parts'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { chooseLocale, languageNames, useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { notifyFailure } from '../ui/failure.ts'
import type { Words as SiteWords } from '../words/fr.ts'
import { useWords } from '../words/site-words.ts'
import { Brand } from './Brand.tsx'
import { useMainNavigation } from './navigation.ts'
import { askSignOut } from './sign-out.ts'
import type { Words } from './words/fr.ts'
import { useLayoutWords } from './words/layout-words.ts'
import './header.css'

export const navigationId = 'menu-principal'

export function SiteHeader() {
  const user = useUser()
  const siteWords = useWords()
  const words = useLayoutWords()
  const locale = useLocale()
  const { pathname } = useLocation()
  return (
    <Header
      brandTop={<Brand />}
      homeLinkProps={{ href: addressOf('Home'), title: words.homeLink }}
      serviceTitle={siteWords.product}
      serviceTagline={words.tagline}
      id={navigationId}
      navigation={useMainNavigation(user, pathname)}
      quickAccessItems={[
        ...quickLinks(user, words.quickLinks, siteWords),
        ...locales.filter(other => other !== locale).map(other => languageButton(other, siteWords)),
      ]}
    />
  )
}

/** Written in its own language, for those who need it. */
const languageButton = (locale: Locale, words: SiteWords): HeaderProps.QuickAccessItem => ({
  iconId: 'fr-icon-translate-2',
  text: <span lang={locale}>{languageNames[locale]}</span>,
  buttonProps: { onClick: () => void chooseLocale(locale).catch(error => notifyFailure(error, words)) },
})

/**
 * Names the person; the page that the server sends, which is the same for everybody, says only whose account it is.
 */
function AccountName({ user: { firstName, lastName, username } }: { user: User }) {
  const { account } = useLayoutWords().quickLinks
  const isServerPage = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (isServerPage) return account
  return (
    <>
      <span className="mc-account-name">{`${firstName} ${lastName}`.trim() || username}</span>
      <span className="fr-sr-only">{partsDash + account}</span>
    </>
  )
}

const neverChanges = () => () => undefined

function quickLinks(
  user: User | null,
  quickLinks: Words['quickLinks'],
  siteWords: SiteWords,
): HeaderProps.QuickAccessItem[] {
  if (!user) {
    return [
      { iconId: 'fr-icon-lock-line', text: quickLinks.signIn, linkProps: { href: addressOf('SignIn') } },
      { iconId: 'fr-icon-account-line', text: quickLinks.signUp, linkProps: { href: addressOf('SignUp') } },
    ]
  }
  return [
    user.isDev
      ? {
          iconId: 'fr-icon-code-s-slash-line',
          text: quickLinks.developer,
          linkProps: { href: addressOf('DeveloperAPI') },
        }
      : {
          iconId: 'fr-icon-dashboard-3-line',
          text: quickLinks.dashboard,
          linkProps: { href: addressOf('ManagementPage') },
        },
    ...(user.isStaff
      ? [
          {
            iconId: 'fr-icon-edit-line',
            text: quickLinks.writing,
            linkProps: { href: addressOf('WritingRoom') },
          } as const,
        ]
      : []),
    {
      iconId: 'fr-icon-account-circle-line',
      text: <AccountName user={user} />,
      linkProps: { href: addressOf('AccountSummaryPage') },
    },
    {
      iconId: 'fr-icon-logout-box-r-line',
      text: quickLinks.signOut,
      buttonProps: { onClick: () => void askSignOut(user.id, siteWords) },
    },
  ]
}
