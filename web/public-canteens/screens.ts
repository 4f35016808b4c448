import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'CanteenSearchLanding',
    title: { fr: 'Trouver une cantine', en: 'Find a canteen' },
    path: '/trouver-une-cantine',
    access: 'public',
    siteMap: 'improve',
    load: () => import('./SearchLandingScreen.tsx'),
  },
  {
    name: 'CanteensHome',
    title: { fr: 'Nos cantines', en: 'Our canteens' },
    path: '/nos-cantines',
    access: 'public',
    breadcrumbs: ['CanteenSearchLanding'],
    load: () => import('./CanteensScreen.tsx'),
  },
  {
    name: 'CanteenPage',
    title: { fr: 'Page d’une cantine', en: 'Page of a canteen' },
    path: '/nos-cantines/:canteenUrlComponent',
    access: 'public',
    breadcrumbs: ['CanteenSearchLanding', 'CanteensHome'],
    load: () => import('./page/CanteenScreen.tsx'),
  },
  {
    name: 'PublicationForm',
    title: { fr: 'La page publique de ma cantine', en: 'The public page of my canteen' },
    path: '/modifier-ma-cantine/:canteenUrlComponent/publier',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./publication/PublicationScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
