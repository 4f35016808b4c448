import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'DiagnosticPage',
    title: { fr: 'M’auto-évaluer', en: 'Self-assessment' },
    path: '/diagnostic',
    access: 'anonymous',
    siteMap: 'diagnose',
    load: () => import('./SelfAssessmentScreen.tsx'),
  },
  {
    name: 'MeasureAssessment',
    title: { fr: 'Évaluer une mesure', en: 'Assess a measure' },
    path: '/diagnostic/:measureId',
    values: { measureId: measureIds },
    access: 'anonymous',
    breadcrumbs: ['DiagnosticPage'],
    load: () => import('./MeasureAssessmentScreen.tsx'),
  },
  {
    name: 'KeyMeasuresHome',
    title: { fr: 'Mon récapitulatif', en: 'My recap' },
    path: '/mesures-phares',
    access: 'public',
    breadcrumbs: ['DiagnosticPage'],
    load: () => import('./RecapScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
