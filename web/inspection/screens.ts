import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'BeforeInspection',
    title: { fr: 'Avant un contrôle', en: 'Before an inspection' },
    path: '/avant-un-controle/:canteenUrlComponent/:year',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./InspectionScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
