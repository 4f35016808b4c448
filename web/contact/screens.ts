import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ContactPage',
    title: { fr: 'Nous contacter', en: 'Contact us' },
    path: '/v2/contact',
    access: 'public',
    siteMap: 'information',
    load: () => import('./ContactScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
