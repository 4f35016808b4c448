import { measureIds } from '@ma-cantine/lib/measures/measure-labels'
import type { ScreenFacts } from '../app/screen.ts'

const report = ':canteenUrlComponent/:year'

export const screens = [
  {
    name: 'MyProgress',
    title: { fr: 'Mon bilan', en: 'My diagnostic' },
    path: `/ma-progression/${report}/:measureId`,
    values: { measureId: [...measureIds, 'etablissement'] },
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./progress/ProgressScreen.tsx'),
  },
  {
    name: 'DiagnosticTunnel',
    title: { fr: 'Les questions du bilan', en: 'The questions of the diagnostic' },
    path: `/diagnostic-tunnel/${report}/:measureId`,
    values: { measureId: measureIds },
    access: 'user',
    fullScreen: true,
    load: () => import('./tunnel/MeasureTunnelScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
