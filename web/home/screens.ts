import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'Home',
    title: { fr: 'Accueil', en: 'Home' },
    path: '/',
    access: 'public',
    load: () => import('./HomeScreen.tsx'),
  },
  {
    name: 'ManagerLanding',
    title: { fr: 'Inscrire ma cantine', en: 'Register my canteen' },
    path: '/accueil-gestionnaire',
    access: 'anonymous',
    siteMap: 'improve',
    load: () => import('./landing/ManagerLandingScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
