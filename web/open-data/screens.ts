import { dataPagePath } from '@ma-cantine/lib/open-data/data-paths'
import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'OpenDataPage',
    title: { fr: 'Données ouvertes', en: 'Open data' },
    path: dataPagePath,
    access: 'public',
    siteMap: 'laws',
    breadcrumbs: ['PublicCanteenStatisticsPage'],
    load: () => import('./OpenDataScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
