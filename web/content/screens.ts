import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'LandingPage',
    title: { fr: 'Bienvenue', en: 'Welcome' },
    path: '/accueil',
    access: 'public',
    load: () => import('./LandingScreen.tsx'),
  },
  {
    name: 'SiteMap',
    title: { fr: 'Plan du site', en: 'Site map' },
    path: '/v2/plan-du-site',
    access: 'public',
    load: () => import('./SiteMapScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
