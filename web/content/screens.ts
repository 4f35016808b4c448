import type { Screen } from '../app/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'Home', path: '/', access: 'public', load: () => import('./HomeScreen.tsx') },
  {
    name: 'SiteMap',
    path: '/v2/plan-du-site',
    access: 'public',
    load: () => import('./SiteMapScreen.tsx'),
  },
]
