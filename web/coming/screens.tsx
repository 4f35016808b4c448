import type { Screen, ScreenFacts } from '../app/screen.ts'

const comingScreens = [
  {
    name: 'CommunityPage',
    title: { fr: 'Webinaires', en: 'Webinars' },
    path: '/communaute',
    access: 'public',
    siteMap: 'laws',
  },
  { name: 'BlogsHome', title: { fr: 'Blog', en: 'Blog' }, path: '/blog', access: 'public', siteMap: 'laws' },
] as const satisfies readonly Omit<ScreenFacts, 'load'>[]

type Name = (typeof comingScreens)[number]['name']
type ComingFacts = Omit<Screen<Name>, 'load'>

const opensLater = (screen: ComingFacts): Screen<Name> => ({
  ...screen,
  isComing: true,
  load: async () => {
    const { ComingScreen } = await import('./ComingScreen.tsx')
    return { default: () => <ComingScreen name={screen.name} /> }
  },
})

/** The screens that are not open yet; each links to screens that exist. */
export const screens: readonly Screen<Name>[] = comingScreens.map(opensLater)
