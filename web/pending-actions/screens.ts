import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'PendingActions',
    title: { fr: 'Actions en attente', en: 'Pending actions' },
    path: '/actions-en-attente',
    access: 'user',
    siteMap: 'diagnose',
    breadcrumbs: ['ManagementPage'],
    load: () => import('./PendingActionsScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
