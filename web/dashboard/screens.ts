import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'DashboardManager',
    title: { fr: 'Ma cantine', en: 'My canteen' },
    path: '/dashboard/:canteenUrlComponent',
    access: 'user',
    breadcrumbs: ['ManagementPage'],
    load: () => import('./DashboardScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
