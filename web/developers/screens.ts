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
] as const satisfies readonly ScreenFacts[]
