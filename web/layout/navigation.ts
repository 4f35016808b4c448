import type { MainNavigationProps } from '@codegouvfr/react-dsfr/MainNavigation'
import type { User } from '@ma-cantine/lib/accounts/user'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { externalSites } from '../app/installation.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useWords } from '../words/site-words.ts'
import { useLayoutWords } from './words/layout-words.ts'

interface Entry {
  readonly text: string
  readonly href: string
  readonly isExternal?: true
}

interface Group {
  readonly text: string
  readonly entries: readonly Entry[]
}

/**
 * The main menu for this user, computed at each rendering so that nothing of a previous user stays. The account is among the links above it.
 */
export function useMainNavigation(user: User | null, path: string): MainNavigationProps.Item[] {
  const { keyMeasures, newTab } = useWords()
  const { navigation } = useLayoutWords()
  const titleOf = useTitles()
  const screen = (name: ScreenName, text = titleOf(name), params: Readonly<Record<string, string>> = {}): Entry => ({
    text,
    href: addressOf(name, params),
  })
  const external = (text: string, href: string | null): Entry[] =>
    href === null ? [] : [{ text, href, isExternal: true }]

  const link = (entry: Entry) => ({
    text: entry.text,
    linkProps: linkProps(entry, newTab),
    isActive: entry.href === path,
  })
  const group = ({ text, entries }: Group): MainNavigationProps.Item => ({
    text,
    isActive: entries.some(({ href }) => href === path),
    menuLinks: entries.map(link),
  })
  const groups: readonly Group[] = [
    { text: navigation.mine, entries: [screen(user ? 'PurchasesHome' : 'DiagnosticPage')] },
    {
      text: navigation.improve,
      entries: [
        screen('PartnersHome', navigation.actors),
        screen('WasteActionsHome', navigation.wasteActions),
        screen('GeneratePosterPage', navigation.poster),
        screen('CommunityPage', navigation.webinars),
        ...(externalSites.blog === null
          ? [screen('BlogsHome', navigation.blog)]
          : external(navigation.blog, externalSites.blog)),
      ],
    },
    {
      text: navigation.allCanteens,
      entries: [
        ...(user?.isElectedOfficial ? [screen('TerritoryCanteens', navigation.inMyTerritory)] : []),
        screen('CanteenSearchLanding', navigation.findCanteen),
        screen('PublicCanteenStatisticsPage', navigation.onMyTerritory),
      ],
    },
    {
      text: navigation.duties,
      entries: Object.entries(keyMeasures).map(([id, text]) => screen('KeyMeasurePage', text, { id })),
    },
  ]
  return [
    ...(user ? [link(screen('ManagementPage'))] : []),
    link(screen('ImportSelection', navigation.importFile)),
    ...(user ? [link(screen('ImportJournal'))] : []),
    // A menu of one entry would hide it for nothing.
    ...groups.map(each => (each.entries.length === 1 ? each.entries.map(link)[0] : null) ?? group(each)),
    group({
      text: navigation.help,
      entries: [
        screen('FAQ', navigation.faq),
        screen('ContactPage', navigation.contact),
        screen('DeveloperAPI'),
        ...external(navigation.documentation, externalSites.documentation),
        ...external(navigation.keyFigures, externalSites.keyFigures),
      ],
    }),
  ]
}

const linkProps = ({ text, href, isExternal }: Entry, newTab: string) =>
  isExternal ? { href, target: '_blank', rel: 'noopener external', title: joinParts(text, newTab) } : { href }
