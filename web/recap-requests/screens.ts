import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'RecapRequests',
    title: { fr: 'Récapitulatifs demandés', en: 'Requested recaps' },
    path: '/v2/demandes-de-recapitulatif',
    access: 'user',
    siteMap: 'diagnose',
    breadcrumbs: ['PurchasesHome'],
    load: () => import('./RecapRequestsScreen.tsx'),
  },
  {
    name: 'NewRecapRequest',
    title: { fr: 'Demander un récapitulatif', en: 'Ask for a recap' },
    path: '/v2/demandes-de-recapitulatif/nouvelle',
    access: 'user',
    breadcrumbs: ['PurchasesHome', 'RecapRequests'],
    load: () => import('./NewRecapRequestScreen.tsx'),
  },
  {
    name: 'RecapRequest',
    title: { fr: 'Une demande de récapitulatif', en: 'A request for a recap' },
    path: '/v2/demandes-de-recapitulatif/:requestId',
    access: 'user',
    breadcrumbs: ['PurchasesHome', 'RecapRequests'],
    load: () => import('./RecapRequestScreen.tsx'),
  },
  {
    name: 'RecapLink',
    title: { fr: 'Remettre un récapitulatif', en: 'Give a recap' },
    path: '/v2/recapitulatif-demande',
    access: 'public',
    isUnlisted: true,
    load: () => import('./link/RecapLinkScreen.tsx'),
  },
  {
    name: 'RecapMailbox',
    title: { fr: 'Répondre à toutes les demandes de récapitulatif', en: 'Answer all the requests for recaps' },
    path: '/v2/recapitulatif-demandes',
    access: 'public',
    isUnlisted: true,
    load: () => import('./link/RecapMailboxScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
