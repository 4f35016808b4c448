import { measureIds } from '@ma-cantine/lib/measures/measure-labels'
import type { ScreenFacts } from '../app/screen.ts'

const report = ':canteenUrlComponent/:year'

export const screens = [
  {
    name: 'DiagnosticTunnel',
    title: { fr: 'Mon bilan', en: 'My diagnostic' },
    path: `/diagnostic-tunnel/${report}/:measureId`,
    values: { measureId: measureIds },
    access: 'user',
    fullScreen: true,
    load: () => import('./tunnel/MeasureTunnelScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
