import { headerFooterDisplayItem } from '@codegouvfr/react-dsfr/Display'
import { Header, type HeaderProps } from '@codegouvfr/react-dsfr/Header'
import type { User } from '@ma-cantine/lib/accounts/user'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { useLocation } from 'react-router'
import { signOutHere } from '../accounts/sign-out.ts'
import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import type { Words } from '../words/fr.ts'
import { chooseLocale, languageNames, useLocale, useWords } from '../words/locale.ts'
import { Brand } from './Brand.tsx'
import { mainNavigation } from './navigation.ts'

export const navigationId = 'menu-principal'

export function SiteHeader() {
  const user = useUser()
  const words = useWords()
  const locale = useLocale()
  const { pathname } = useLocation()
  return (
    <Header
      brandTop={<Brand />}
      homeLinkProps={{ href: addressOf('Home'), title: words.homeLink }}
      serviceTitle={words.product}
      serviceTagline={words.tagline}
      id={navigationId}
      navigation={mainNavigation(user, words, pathname)}
      quickAccessItems={[
        ...quickLinks(user, words),
        headerFooterDisplayItem,
        ...locales.filter(other => other !== locale).map(languageButton),
      ]}
    />
  )
}

/** In its own language, so that who needs it reads it. */
const languageButton = (locale: Locale): HeaderProps.QuickAccessItem => ({
  iconId: 'fr-icon-translate-2',
  text: <span lang={locale}>{languageNames[locale]}</span>,
  buttonProps: { onClick: () => void chooseLocale(locale) },
})

function quickLinks(user: User | null, words: Words): HeaderProps.QuickAccessItem[] {
  const { quickLinks } = words
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
    {
      iconId: 'fr-icon-logout-box-r-line',
      text: quickLinks.signOut,
      buttonProps: { onClick: () => void signOutHere(words) },
    },
  ]
}
