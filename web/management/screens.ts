import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'ManagementPage',
    title: { fr: 'Mon tableau de bord', en: 'My dashboard' },
    path: '/gestion',
    access: 'user',
    load: () => import('./ManagementScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
