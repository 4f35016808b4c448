import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'PublicCanteenStatisticsPage',
    title: { fr: 'Sur mon territoire', en: 'In my territory' },
    path: '/statistiques-regionales',
    access: 'public',
    siteMap: 'laws',
    load: () => import('./StatisticsScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
