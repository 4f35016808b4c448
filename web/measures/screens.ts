import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'KeyMeasurePage',
    title: { fr: 'Les mesures phares', en: 'The key measures' },
    path: '/mesures-phares/:id',
    values: { id: measureIds },
    access: 'public',
    load: () => import('./MeasureScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
