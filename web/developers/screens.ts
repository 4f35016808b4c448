import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'DeveloperAPI',
    title: { fr: 'Développement et APIs', en: 'Development and APIs' },
    path: '/v2/developpement-et-apis',
    access: 'public',
    siteMap: 'improve',
    load: () => import('./DeveloperScreen.tsx'),
  },
  {
    name: 'FormatVersions',
    title: { fr: 'Formats et versions', en: 'Formats and versions' },
    path: '/v2/developpement-et-apis/formats',
    access: 'public',
    breadcrumbs: ['DeveloperAPI'],
    load: () => import('./formats/FormatsScreen.tsx'),
  },
  {
    name: 'LibraryReference',
    title: { fr: 'Bibliothèque pour les programmes', en: 'Library for programs' },
    path: '/v2/developpement-et-apis/bibliotheque',
    access: 'public',
    siteMap: 'improve',
    breadcrumbs: ['DeveloperAPI'],
    load: () => import('./library/LibraryScreen.tsx'),
  },
  {
    name: 'LibraryFeature',
    title: { fr: 'Partie de la bibliothèque', en: 'Part of the library' },
    path: '/v2/developpement-et-apis/bibliotheque/:feature',
    access: 'public',
    breadcrumbs: ['DeveloperAPI', 'LibraryReference'],
    load: () => import('./library/FeatureScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
