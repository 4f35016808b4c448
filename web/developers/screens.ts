import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'DeveloperAPI',
    title: { fr: 'Développement et APIs', en: 'Development and APIs' },
    path: '/v2/developpement-et-apis',
    access: 'public',
    siteMap: 'improve',
    load: () => import('./DeveloperScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
