import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ProofCheck',
    title: { fr: 'Vérifier une preuve de télédéclaration', en: 'Check a proof of declaration' },
    path: '/preuve/:code?',
    access: 'public',
    siteMap: 'information',
    isUnlisted: true,
    load: () => import('./ProofScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
