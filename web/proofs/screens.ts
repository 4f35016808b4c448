import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ProofCheck',
    title: { fr: 'Vérifier une preuve', en: 'Check a proof' },
    path: '/preuve/:code?',
    access: 'public',
    siteMap: 'information',
    isUnlisted: true,
    load: () => import('./ProofScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
