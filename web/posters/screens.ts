import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'GeneratePosterPage',
    title: { fr: 'Créer une affiche pour les convives', en: 'Make a poster for diners' },
    path: '/creation-affiche',
    access: 'public',
    siteMap: 'improve',
    load: () => import('./PosterScreen.tsx'),
  },
  {
    name: 'CanteenPoster',
    title: { fr: 'Générer mon affiche', en: 'Make my poster' },
    path: '/modifier-ma-cantine/:canteenUrlComponent/generer-mon-affiche',
    access: 'user',
    breadcrumbs: ['ManagementPage', 'canteen'],
    load: () => import('./CanteenPosterScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
