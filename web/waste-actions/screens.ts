import type { ScreenFacts } from '../app/screen.ts'

export const screens = [
  {
    name: 'WasteActionsHome',
    title: { fr: 'Actions anti-gaspi', en: 'Anti-waste actions' },
    path: '/actions-anti-gaspi',
    access: 'public',
    siteMap: 'improve',
    load: () => import('./list/WasteActionsScreen.tsx'),
  },
  {
    name: 'WasteActionPage',
    title: { fr: 'Action anti-gaspi', en: 'Anti-waste action' },
    path: '/actions-anti-gaspi/:id',
    access: 'public',
    breadcrumbs: ['WasteActionsHome'],
    load: () => import('./WasteActionScreen.tsx'),
  },
] as const satisfies readonly ScreenFacts[]
