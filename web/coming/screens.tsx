import type { Screen, ScreenFacts } from '../app/screen.ts'

const comingScreens = [
  {
    name: 'PartnersHome',
    title: { fr: 'Acteurs de l’éco-système', en: 'Ecosystem actors' },
    path: '/acteurs-de-l-eco-systeme',
    access: 'public',
    siteMap: 'improve',
  },
  {
    name: 'NewPartner',
    title: { fr: 'Proposer un acteur de l’éco-système', en: 'Suggest an ecosystem actor' },
    path: '/nouveau-acteur-de-l-ecosysteme',
    access: 'public',
    siteMap: 'improve',
    breadcrumbs: ['PartnersHome'],
  },
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
