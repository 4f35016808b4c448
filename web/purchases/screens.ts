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
  {
    name: 'NewPurchase',
    title: { fr: 'Nouvel achat', en: 'New purchase' },
    path: '/nouvel-achat',
    access: 'user',
    load: () => import('./form/NewPurchaseScreen.tsx'),
    siteMap: 'diagnose',
    breadcrumbs: ['PurchasesHome'],
  },
  {
    name: 'PurchaseSheet',
    title: { fr: 'Saisir plusieurs achats', en: 'Enter several purchases' },
    path: '/mes-achats/saisie',
    access: 'user',
    siteMap: 'diagnose',
    breadcrumbs: ['PurchasesHome'],
    load: () => import('./sheet/PurchaseSheetScreen.tsx'),
  },
  {
    name: 'PurchasePage',
    title: { fr: 'Modifier un achat', en: 'Change a purchase' },
    path: '/mes-achats/:purchaseId',
    access: 'user',
    load: () => import('./form/PurchaseScreen.tsx'),
    breadcrumbs: ['PurchasesHome'],
  },
  {
    name: 'PurchasesSummary',
    title: { fr: 'La synthèse de mes achats', en: 'Summary of my purchases' },
    path: '/synthese-achats',
    access: 'user',
    siteMap: 'diagnose',
    breadcrumbs: ['PurchasesHome'],
    load: () => import('./summary/SummaryScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
