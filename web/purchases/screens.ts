import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'PurchasesHome',
    title: { fr: 'Mes achats', en: 'My purchases' },
    path: '/mes-achats',
    access: 'user',
    siteMap: 'diagnose',
    load: () => import('./list/PurchasesScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
