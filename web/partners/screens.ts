import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'PartnersHome',
    title: { fr: 'Acteurs de l’éco-système', en: 'Ecosystem actors' },
    path: '/acteurs-de-l-eco-systeme',
    access: 'public',
    siteMap: 'improve',
    load: () => import('./list/PartnersScreen.tsx'),
  },
  {
    name: 'PartnerPage',
    title: { fr: 'Acteur de l’éco-système', en: 'Ecosystem actor' },
    path: '/acteurs-de-l-eco-systeme/:partnerUrlComponent',
    access: 'public',
    breadcrumbs: ['PartnersHome'],
    load: () => import('./page/PartnerScreen.tsx'),
  },
  {
    name: 'NewPartner',
    title: { fr: 'Proposer un acteur de l’éco-système', en: 'Suggest an ecosystem actor' },
    path: '/nouveau-acteur-de-l-ecosysteme',
    access: 'public',
    siteMap: 'improve',
    breadcrumbs: ['PartnersHome'],
    load: () => import('./form/NewPartnerScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
