import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'MyProgress',
    title: { fr: 'Mon bilan', en: 'My diagnostic' },
    path: '/ma-progression/:canteenUrlComponent/:year/:measureId',
    values: { measureId: [...measureIds, 'etablissement'] },
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./ProgressScreen.tsx'),
  },
  {
    name: 'KitchenReport',
    title: { fr: 'Ce que ma cuisine déclare pour moi', en: 'What my kitchen declares for me' },
    path: '/bilan-de-ma-cuisine/:canteenUrlComponent/:year',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./kitchen-reports/KitchenReportScreen.tsx'),
  },
  {
    name: 'SatelliteAnswers',
    title: { fr: 'Les réponses de mes cantines satellites', en: 'The answers of my satellites' },
    path: '/reponses-des-satellites/:canteenUrlComponent/:year',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./kitchen-reports/SatelliteAnswersScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
