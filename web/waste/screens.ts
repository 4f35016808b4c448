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
] as const satisfies readonly ScreenFacts[]
