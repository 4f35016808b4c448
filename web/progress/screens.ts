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
] as const satisfies readonly ScreenFacts[]
