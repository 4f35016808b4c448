import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'DiagnosticTunnel',
    title: { fr: 'Les questions du bilan', en: 'The questions of the diagnostic' },
    path: '/diagnostic-tunnel/:canteenUrlComponent/:year/:measureId',
    values: { measureId: measureIds },
    access: 'user',
    fullScreen: true,
    load: () => import('./tunnel/MeasureTunnelScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
