import type { MainNavigationProps } from '@codegouvfr/react-dsfr/MainNavigation'
import type { User } from '@ma-cantine/lib/accounts/user'
import { externalSites } from '../app/installation.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useWords } from '../words/site-words.ts'
import { useLayoutWords } from './words/layout-words.ts'

interface Entry {
  readonly text: string
  readonly href: string
  readonly external?: true
}

/** The main menu for this user, computed at each rendering so that nothing of a previous user stays. */
export function useMainNavigation(user: User | null, path: string): MainNavigationProps.Item[] {
  const { keyMeasures, newTab } = useWords()
  const { navigation } = useLayoutWords()
  const titleOf = useTitles()
  const screen = (name: ScreenName, text = titleOf(name)): Entry => ({ text, href: addressOf(name) })
  const external = (text: string, href: string | null): Entry[] =>
    href === null ? [] : [{ text, href, external: true }]
  const documentation = external(navigation.documentation, externalSites.documentation)

  const single = (entry: Entry): MainNavigationProps.Item => ({
    text: entry.text,
    linkProps: linkProps(entry, newTab),
    isActive: entry.href === path,
  })
  const group = (text: string, entries: readonly Entry[]): MainNavigationProps.Item => ({
    text,
    isActive: entries.some(({ href }) => href === path),
    menuLinks: entries.map(entry => ({
      text: entry.text,
      linkProps: linkProps(entry, newTab),
      isActive: entry.href === path,
    })),
  })

  return [
    ...(user
      ? [single(screen('ManagementPage')), single(screen('PurchasesHome'))]
      : [single(screen('DiagnosticPage'))]),
    group(navigation.improve, [
      screen('PartnersHome', navigation.actors),
      screen('WasteActionsHome', navigation.wasteActions),
      screen('GeneratePosterPage', navigation.poster),
      screen('CommunityPage', navigation.webinars),
      screen('BlogsHome', navigation.blog),
      ...documentation,
    ]),
    group(navigation.allCanteens, [
      ...(user?.isElectedOfficial ? [screen('TerritoryCanteens', navigation.inMyTerritory)] : []),
      screen('CanteenSearchLanding', navigation.findCanteen),
      screen('PublicCanteenStatisticsPage', navigation.onMyTerritory),
      ...external(navigation.keyFigures, externalSites.keyFigures),
    ]),
    group(navigation.duties, [
      ...Object.entries(keyMeasures).map(([id, text]) => ({ text, href: addressOf('KeyMeasurePage', { id }) })),
      ...documentation,
    ]),
    group(navigation.help, [
      screen('FAQ', navigation.faq),
      screen('ImportSelection', navigation.importFile),
      screen('ContactPage', navigation.contact),
      ...documentation,
    ]),
    ...(user ? [single(screen('AccountSummaryPage'))] : []),
  ]
}

const linkProps = ({ text, href, external }: Entry, newTab: string) =>
  external ? { href, target: '_blank', rel: 'noopener external', title: `${text} — ${newTab}` } : { href }
