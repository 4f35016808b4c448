import type { ScreenFacts } from '../app/screen.ts'

const canteen = ':canteenUrlComponent'

export const screens = [
  {
    name: 'WasteMeasurements',
    title: { fr: 'Gaspillage alimentaire', en: 'Food waste' },
    path: `/v2/gaspillage-alimentaire/${canteen}`,
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./WasteMeasurementsScreen.tsx'),
  },
  {
    name: 'WasteMeasurementTunnel',
    title: { fr: 'Évaluation du gaspillage alimentaire', en: 'Food waste evaluation' },
    path: `/v2/evaluation-gaspillage-alimentaire/${canteen}/:id?`,
    access: 'user',
    fullScreen: true,
    load: () => import('./tunnel/WasteTunnelScreen.tsx'),
  },
  {
    name: 'KitchenScale',
    title: { fr: 'Peser en cuisine', en: 'Weigh in the kitchen' },
    path: '/v2/pesees',
    access: 'public',
    fullScreen: true,
    worksOffline: true,
    load: () => import('./scale/KitchenScreen.tsx'),
  },
  {
    name: 'CanteenScale',
    title: { fr: 'Peser en cuisine', en: 'Weigh in the kitchen' },
    path: `/v2/pesees/${canteen}`,
    access: 'user',
    fullScreen: true,
    worksOffline: true,
    load: () => import('./scale/CanteenScaleScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
