import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'FAQ',
    title: { fr: 'Foire aux questions', en: 'Frequently asked questions' },
    path: '/v2/foire-aux-questions',
    access: 'public',
    siteMap: 'information',
    load: () => import('./FaqScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
