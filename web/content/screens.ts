import type { Screen } from '../app/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'Home', path: '/', access: 'public', sameForAll: 'visitors', load: () => import('./HomeScreen.tsx') },
  {
    name: 'LandingPage',
    path: '/accueil',
    access: 'public',
    sameForAll: 'visitors',
    load: () => import('./LandingScreen.tsx'),
  },
  {
    name: 'SiteMap',
    path: '/v2/plan-du-site',
    access: 'public',
    load: () => import('./SiteMapScreen.tsx'),
  },
]
