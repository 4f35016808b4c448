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
  {
    name: 'TerritoryCanteens',
    title: { fr: 'Les cantines de mon territoire', en: 'The canteens of my territory' },
    path: '/les-cantines-de-mon-territoire',
    access: 'elected',
    siteMap: 'diagnose',
    breadcrumbs: ['ManagementPage'],
    load: () => import('./territory/TerritoryScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
