import type { MainNavigationProps } from '@codegouvfr/react-dsfr/MainNavigation'
import type { User } from '@ma-cantine/lib/accounts/user'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { externalSites } from '../app/installation.ts'
import { addressOf, findScreen, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { useWords } from '../words/site-words.ts'
import { useLayoutWords } from './words/layout-words.ts'

interface Entry {
  readonly text: string
  readonly href: string
  readonly kind: 'open' | 'coming' | 'external'
}

interface Group {
  readonly text: string
  readonly entries: readonly Entry[]
}

/**
 * The main menu for this user, computed at each rendering so that nothing of a previous user stays. What works comes
 * first; the screens that open later are together in the last menu, under the names of the menus that they will join. The
 * account is among the links above it.
 */
export function useMainNavigation(user: User | null, path: string): MainNavigationProps.Item[] {
  const { keyMeasures, newTab } = useWords()
  const { navigation } = useLayoutWords()
  const titleOf = useTitles()
  const screen = (name: ScreenName, text = titleOf(name), params: Readonly<Record<string, string>> = {}): Entry => ({
    text,
    href: addressOf(name, params),
    kind: findScreen(name).isComing ? 'coming' : 'open',
  })
  const external = (text: string, href: string | null): Entry[] =>
    href === null ? [] : [{ text, href, kind: 'external' }]

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
  /** The part of each group that is open, or not yet; groups without any are left out. */
  const partOf = (kind: Entry['kind']): Group[] =>
    groups
      .map(({ text, entries }) => ({ text, entries: entries.filter(entry => entry.kind === kind) }))
      .filter(({ entries }) => entries.length > 0)

  const groups: readonly Group[] = [
    { text: navigation.mine, entries: [screen(user ? 'PurchasesHome' : 'DiagnosticPage')] },
    {
      text: navigation.improve,
      entries: [
        screen('PartnersHome', navigation.actors),
        screen('WasteActionsHome', navigation.wasteActions),
        screen('GeneratePosterPage', navigation.poster),
        // Until its own menu has two entries: alone there, it would not fit beside the others.
        screen('CanteenSearchLanding', navigation.findCanteen),
        screen('CommunityPage', navigation.webinars),
        screen('BlogsHome', navigation.blog),
      ],
    },
    {
      text: navigation.allCanteens,
      entries: [
        ...(user?.isElectedOfficial ? [screen('TerritoryCanteens', navigation.inMyTerritory)] : []),
        screen('PublicCanteenStatisticsPage', navigation.onMyTerritory),
      ],
    },
    {
      text: navigation.duties,
      entries: Object.entries(keyMeasures).map(([id, text]) => screen('KeyMeasurePage', text, { id })),
    },
  ]
  const coming = partOf('coming')
  return [
    ...(user ? [link(screen('ManagementPage'))] : []),
    link(screen('ImportSelection', navigation.importFile)),
    ...(user ? [link(screen('ImportJournal'))] : []),
    // A menu of one entry would hide it for nothing.
    ...partOf('open').map(part => (part.entries.length === 1 ? part.entries.map(link)[0] : null) ?? group(part)),
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
    ...(coming.length === 0
      ? []
      : [
          {
            text: navigation.coming,
            isActive: coming.some(({ entries }) => entries.some(({ href }) => href === path)),
            megaMenu: {
              leader: { title: navigation.coming, paragraph: navigation.comingText },
              categories: coming.map(({ text, entries }) => ({ categoryMainText: text, links: entries.map(link) })),
            },
          },
        ]),
  ]
}

const linkProps = ({ text, href, kind }: Entry, newTab: string) =>
  kind === 'external' ? { href, target: '_blank', rel: 'noopener external', title: joinParts(text, newTab) } : { href }
