import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'LegalNotices',
    title: { fr: 'Mentions légales', en: 'Legal notices' },
    path: '/v2/mentions-legales',
    access: 'public',
    siteMap: 'information',
    load: () => import('./notices/LegalNoticesScreen.tsx'),
  },
  {
    name: 'PersonalData',
    title: { fr: 'Données personnelles', en: 'Personal data' },
    path: '/v2/donnees-personnelles',
    access: 'public',
    siteMap: 'information',
    load: () => import('./personal-data/PersonalDataScreen.tsx'),
  },
  {
    name: 'CGU',
    title: { fr: 'Conditions générales d’utilisation', en: 'Terms of use' },
    path: '/v2/cgu',
    access: 'public',
    siteMap: 'information',
    load: () => import('./terms/TermsScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
